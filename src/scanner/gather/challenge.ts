import type { HeaderLines } from '../model/evidence.ts';
import { header } from '../model/headers.ts';

interface Guard {
  /** As its maker calls it. */
  name: string;
  headers?: readonly (readonly [name: string, value: RegExp])[];
  /** All of these stand in its page, and hardly on any other. */
  marks?: readonly (readonly RegExp[])[];
}

/**
 * What puts a page of its own before a site’s to keep robots out. Sites behind these services carry
 * some of their scripts on every page, so each mark is one of the waiting page alone.
 */
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

/**
 * Whose page this is, when it is one that keeps robots out instead of the site’s own.
 *
 * @returns the service’s name; null for a page of the site
 */
export function challengeOf(headers: HeaderLines, body: Uint8Array): string | null {
  const text = Buffer.from(
    body.buffer,
    body.byteOffset,
    Math.min(body.byteLength, BEGINNING),
  ).toString('latin1');
  const guard = guards.find(
    (candidate) =>
      candidate.headers?.some(([name, value]) => value.test(header(headers, name) ?? '')) ||
      candidate.marks?.some((marks) => marks.every((mark) => mark.test(text))),
  );
  return guard?.name ?? null;
}
