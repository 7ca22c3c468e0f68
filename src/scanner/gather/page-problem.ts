import type { GuardedAnswer, Visit } from '../fetch/guarded-request.ts';
import { bombProblem } from '../fetch/read-body.ts';
import { readHeader } from '../model/check.ts';
import type { HeaderLines } from '../model/evidence.ts';
import type { ScanOutcome } from '../model/report.ts';

interface Guard {
  name: string;
  headers?: readonly (readonly [name: string, value: RegExp])[];
  /** All of these appear in its challenge page, and hardly on other pages. */
  marks?: readonly (readonly RegExp[])[];
}

/** Services with a bot check; each mark is unique to the challenge page. */
const guards: readonly Guard[] = [
  {
    name: 'Cloudflare',
    headers: [['cf-mitigated', /challenge/i]],
    marks: [
      [/<title>\s*Just a moment\.{3}/i, /challenge-platform|cf[-_]chl/],
      [/<title>\s*Attention Required! \| Cloudflare/i],
    ],
  },
  {
    name: 'Sucuri',
    headers: [['x-sucuri-block', /./]],
    marks: [[/sucuri_cloudproxy_js/], [/<title>\s*Sucuri WebSite Firewall/i]],
  },
  {
    name: 'Imperva',
    marks: [[/Incapsula incident ID/i], [/_Incapsula_Resource/, /id="main-iframe"/]],
  },
  {
    name: 'DataDome',
    headers: [['x-dd-b', /./]],
    marks: [[/\bvar dd\s*=\s*\{/, /captcha-delivery\.com/]],
  },
  {
    name: 'HUMAN',
    marks: [[/id=["']px-captcha/], [/Access to this page has been denied/, /perimeterx|_px/i]],
  },
  {
    name: 'Akamai',
    marks: [[/sec-if-cpt-container/], [/\/_sec\/verify\?provider=/]],
  },
  {
    name: 'AWS WAF',
    headers: [['x-amzn-waf-action', /challenge|captcha/i]],
    marks: [[/\.awswaf\.com\//, /id="challenge-container"/]],
  },
  { name: 'Vercel', headers: [['x-vercel-mitigated', /challenge|deny/i]] },
  {
    name: 'SiteGround',
    headers: [['sg-captcha', /challenge/i]],
    marks: [[/\/\.well-known\/sgcaptcha\//]],
  },
  { name: 'Anubis', marks: [[/id="anubis_challenge"/]] },
  { name: 'Imunify360', marks: [[/<title>\s*One moment, please/i, /imunify360|wsidchk/i]] },
];

const BEGINNING = 64 * 1024;

/** The name of the service whose bot check replaces the page; null for a page of the site. */
export function detectBotCheck(headers: HeaderLines, body: Uint8Array): string | null {
  const text = Buffer.from(
    body.buffer,
    body.byteOffset,
    Math.min(body.byteLength, BEGINNING),
  ).toString('latin1');
  const guard = guards.find(
    (candidate) =>
      candidate.headers?.some(([name, value]) => value.test(readHeader(headers, name) ?? '')) ||
      candidate.marks?.some((marks) => marks.every((mark) => mark.test(text))),
  );
  return guard?.name ?? null;
}

export type Unscored = Exclude<ScanOutcome, { status: 'scored' }>;

/** Statuses that servers send to unwanted bots. */
const turnedAway = new Set([401, 403, 406, 429, 503, 999]);

export function isUnjudgedStatus(status: number): boolean {
  return status < 200 || status > 299;
}

function blocked(answer: GuardedAnswer): Unscored | null {
  const { status, url } = answer;
  const guard = detectBotCheck(answer.headers, answer.body);
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

/** HTML by its type or, without one, by its beginning. */
export function isHtmlAnswer({ headers, body }: GuardedAnswer): boolean {
  const [type = ''] = (readHeader(headers, 'content-type') ?? '').split(/[;,]/, 1);
  if (type.trim() !== '') return /^(?:text\/html|application\/xhtml\+xml)$/i.test(type.trim());
  const start = Buffer.from(body.subarray(0, 512)).toString('latin1');
  return /^[\s\uFEFF]*(?:\xef\xbb\xbf)?\s*<(?:!doctype html|!--|html|head|body|title|h1|p|div)\b/i.test(
    start,
  );
}

function isBlank(body: Uint8Array): boolean {
  return body.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));
}

/** Why there is no page to judge; null when there is one. `takesCut`: its beginning is enough. */
export function findPageProblem(
  { answer, stoppedBecause }: Visit,
  { takesCut = false } = {},
): Unscored | null {
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
  if (answer.bodyProblem === bombProblem) {
    const because =
      'The page is sent compressed and unpacks to hundreds of times its size, so our scanner stopped reading it.';
    return noPage('too-large', because);
  }
  if (answer.bodyProblem !== null) {
    return noPage('not-html', `The page can’t be unpacked. ${answer.bodyProblem}`);
  }
  if (answer.isCut && !takesCut) return noPage('too-large', 'The page’s HTML is larger than 2 MB.');
  if (isBlank(answer.body)) return noPage('empty', 'The address answers with an empty page.');
  if (!isHtmlAnswer(answer))
    return noPage('not-html', 'The address leads to a file, not to a web page.');
  return null;
}
