import { getEnv } from '../env';
import { isSameSignature, signatureOf } from '../signature';

/** Header of our own browser, with a grant for the one page to print. */
export const paperGrantHeader = 'x-paper-grant';

/** Longer than a page takes, too short for misuse. */
const validMs = 2 * 60_000;

const shape = /^(\d{1,15})\.([\w-]{43})$/;

function sign(path: string, until: string): string {
  return signatureOf(getEnv().payloadSecret, 'paper-grant', `${until} ${path}`);
}

/** Grants our own browser access to one page, regardless of access rules. */
export function signPaperGrant(path: string, now: Date): string {
  const until = String(now.getTime() + validMs);
  return `${until}.${sign(path, until)}`;
}

/** True for a request of our own browser for this page. */
export function hasPaperGrant(headers: Pick<Headers, 'get'>, path: string, now: Date): boolean {
  const [, until = '', signature = ''] = shape.exec(headers.get(paperGrantHeader) ?? '') ?? [];
  return isSameSignature(signature, sign(path, until)) && Number(until) > now.getTime();
}
