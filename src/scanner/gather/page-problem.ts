import type { GuardedAnswer, Visit } from '../fetch/contract.ts';
import { header } from '../model/headers.ts';
import type { ScanOutcome } from '../model/report.ts';
import { challengeOf } from './challenge.ts';

/** An end without figures. */
export type Unscored = Exclude<ScanOutcome, { status: 'scored' }>;

/** What servers answer to robots that they do not want. */
const turnedAway = new Set([401, 403, 406, 429, 503, 999]);

/** Whether a page with this status is never judged, whatever it holds. */
export function isUnjudgedStatus(status: number): boolean {
  return status < 200 || status > 299;
}

function blocked(answer: GuardedAnswer): Unscored | null {
  const { status, url } = answer;
  const guard = challengeOf(answer.headers, answer.body);
  if (guard) {
    const because = `The site is guarded by ${guard}, which asked our scanner to prove that it is a person (status ${status}).`;
    return { status: 'blocked', url, httpStatus: status, because };
  }
  if (!turnedAway.has(status)) return null;
  const because =
    status === 401
      ? 'The site asks for a user name and password (status 401).'
      : `The site turned our scanner away (status ${status}).`;
  return { status: 'blocked', url, httpStatus: status, because };
}

/** Whether it is HTML by its type or, where none is given, by how it begins. */
export function isHtml({ headers, body }: GuardedAnswer): boolean {
  const [type = ''] = (header(headers, 'content-type') ?? '').split(/[;,]/, 1);
  if (type.trim() !== '') return /^(?:text\/html|application\/xhtml\+xml)$/i.test(type.trim());
  const start = Buffer.from(body.subarray(0, 512)).toString('latin1');
  return /^[\s\uFEFF]*(?:\xef\xbb\xbf)?\s*<(?:!doctype html|!--|html|head|body|title|h1|p|div)\b/i.test(
    start,
  );
}

function isBlank(body: Uint8Array): boolean {
  return body.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));
}

/** Why there is no page to judge; null when there is one. */
export function pageProblem({ answer, stoppedBecause }: Visit): Unscored | null {
  const { url, status: httpStatus } = answer;
  const noPage = (reason: Extract<Unscored, { status: 'no-page' }>['reason'], because: string) =>
    ({ status: 'no-page', url, httpStatus, reason, because }) as const;

  if (stoppedBecause === 'refused') {
    return { status: 'refused', because: 'The site leads to an address that is never scanned.' };
  }
  if (stoppedBecause !== null) {
    const because = 'The address leads from one redirect to the next and never to a page.';
    return noPage('too-many-redirects', because);
  }
  const block = blocked(answer);
  if (block) return block;
  if (isUnjudgedStatus(httpStatus)) {
    return noPage('error-status', `The address answers with an error (status ${httpStatus}).`);
  }
  if (answer.bodyProblem !== null) {
    return noPage('not-html', 'The answer could not be unpacked.');
  }
  if (answer.isCut) return noPage('too-large', 'The page’s HTML is larger than 2 MB.');
  if (isBlank(answer.body)) return noPage('empty', 'The address answers with an empty page.');
  if (!isHtml(answer)) return noPage('not-html', 'The address leads to a file, not to a web page.');
  return null;
}
