import { getEnv } from '../env';
import { isSameSignature, signatureOf } from '../signature';

/** Sent by our own browser alone, with the one page that it is to set for paper. */
export const paperGrantHeader = 'x-paper-grant';

/** Longer than a page takes, shorter than anybody could use it for. */
const validMs = 2 * 60_000;

const shape = /^(\d{1,15})\.([\w-]{43})$/;

function sign(path: string, until: string): string {
  return signatureOf(getEnv().payloadSecret, 'paper-grant', `${until} ${path}`);
}

/** Lets our own browser read one page, whoever may read it otherwise. */
export function paperGrant(path: string, now: Date): string {
  const until = String(now.getTime() + validMs);
  return `${until}.${sign(path, until)}`;
}

/** Whether a request comes from our own browser, for this page. */
export function hasPaperGrant(headers: Pick<Headers, 'get'>, path: string, now: Date): boolean {
  const [, until = '', signature = ''] = shape.exec(headers.get(paperGrantHeader) ?? '') ?? [];
  return isSameSignature(signature, sign(path, until)) && Number(until) > now.getTime();
}
