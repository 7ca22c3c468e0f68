import { getDomain } from 'tldts';
import {
  type Check,
  countNoun,
  countPartOf,
  fail,
  notApplicable,
  note,
  type Proof,
  pass,
  readHeaderValues,
  wordSet,
} from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { makeProof } from '../proofs.ts';
import { isLongEnough, readStrictTransport } from './strict-transport.ts';

interface PageCookie {
  name: string;
  /** The line without the value, which may be personal data. */
  line: string;
  isSecure: boolean;
  isHttpOnly: boolean;
  /** In lower case; null when absent. An empty one is `''`. */
  sameSite: string | null;
}

// Set by a hosting platform or website system, without sensitive content: server, language,
// currency, visit counts.
const notTheSites = wordSet(`
  heroku-session-affinity AWSALB AWSALBTG AWSELB ssr-caching dps_site_id dm_timezone_offset
  localization cart_currency _tracking_consent _shopify_y _shopify_s _shopify_sa_p _shopify_sa_t
`);

/** Attributes of a `Set-Cookie` line, names in lower case; the last duplicate counts (RFC 6265). */
function attributesOf(line: string): Map<string, string> {
  const [, ...parts] = line.split(';');
  return new Map(
    parts.map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name.trim().toLowerCase(), value.join('=').trim()];
    }),
  );
}

/** Browsers refuse a cookie for another domain or a public suffix. */
function isForThisHost(domain: string | undefined, host: string): boolean {
  const wanted = domain?.replace(/^\./, '').toLowerCase();
  if (!wanted || wanted === host) return true;
  return host.endsWith(`.${wanted}`) && getDomain(wanted) !== null;
}

/** Browsers refuse a cookie whose attributes break its name's prefix (RFC 6265bis). */
function keepsPrefix(name: string, attributes: ReadonlyMap<string, string>): boolean {
  const isSecure = attributes.has('secure');
  if (/^__secure-/i.test(name)) return isSecure;
  if (!/^__host-/i.test(name)) return true;
  return isSecure && !attributes.get('domain') && attributes.get('path') === '/';
}

function isDeletion(attributes: ReadonlyMap<string, string>, now: string): boolean {
  const maxAge = attributes.get('max-age');
  if (maxAge && /^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0;
  const expires = Date.parse(attributes.get('expires') ?? '');
  return expires <= Date.parse(now);
}

/**
 * Cookies that browsers keep: no foreign domain, broken prefix or deletion; the last one counts.
 */
function pageCookies(evidence: ScanEvidence): PageCookie[] {
  const { url, cookies, headers, scannedAt } = evidence;
  const host = new URL(url).hostname;
  const found = new Map<string, PageCookie>();
  for (const line of new Set([...cookies, ...readHeaderValues(headers, 'set-cookie')])) {
    const name = (/^([^=;]*)=/.exec(line)?.[1] ?? '').trim();
    if (!name || notTheSites.has(name)) continue;
    const attributes = attributesOf(line);
    if (!isForThisHost(attributes.get('domain'), host) || !keepsPrefix(name, attributes)) continue;
    const key = JSON.stringify([name, attributes.get('domain'), attributes.get('path')]);
    if (isDeletion(attributes, scannedAt)) {
      found.delete(key);
      continue;
    }
    found.set(key, {
      name,
      line: [
        `${name}=…`,
        ...line
          .split(';')
          .slice(1)
          .map((part) => part.trim()),
      ].join('; '),
      isSecure: attributes.has('secure'),
      isHttpOnly: attributes.has('httponly'),
      sameSite: attributes.get('samesite')?.toLowerCase() ?? null,
    });
  }
  return [...found.values()];
}

interface Fault {
  /** The remaining share, after Observatory's points out of 40. */
  worth: number;
  remark: string;
  /** Recognised by its name alone. */
  isGuess: boolean;
}

const sameSites = new Set(['strict', 'lax', 'none']);
const isSession = ({ name }: PageCookie) => /login|sess/i.test(name);
const isAgainstForgery = ({ name }: PageCookie) => /csrf/i.test(name);

function faultsOf(cookie: PageCookie, isHttpsOnly: boolean): Fault[] {
  const { isSecure, isHttpOnly, sameSite } = cookie;
  const faults: Fault[] = [];
  if (!isSecure) {
    const points = isSession(cookie) ? [0.75, 0] : [0.85, 0.5];
    const worth = (isHttpsOnly ? points[0] : points[1]) ?? 0;
    faults.push({ worth, remark: 'lacks Secure', isGuess: false });
  }
  if (sameSite !== null && !sameSites.has(sameSite)) {
    faults.push({ worth: 0.5, remark: 'has a SameSite that does not exist', isGuess: false });
  }
  if (sameSite === 'none' && !isSecure) {
    faults.push({ worth: 0.5, remark: 'has SameSite=None without Secure', isGuess: false });
  }
  if (isAgainstForgery(cookie) && sameSite === null) {
    faults.push({ worth: 0.5, remark: 'guards against forgery and lacks SameSite', isGuess: true });
  }
  if (isSession(cookie) && !isHttpOnly) {
    faults.push({ worth: 0.25, remark: 'looks like a login and lacks HttpOnly', isGuess: true });
  }
  return faults;
}

export const secCookies: Check = {
  id: 'sec-cookies',
  severity: 'high',
  title: 'Cookies lack protection',
  passed: 'Protection of cookies',
  why: 'A cookie without these settings can be read on the way or by a foreign script. Anyone who has the cookie of a signed-in visitor is that visitor to the website.',
  fix: 'Set every cookie with Secure and SameSite=Lax, and those for logins with HttpOnly as well. In PHP and most shop systems these are settings of the session.',
  remedy: 'hosting',
  sourceName: 'RFC 6265bis; MDN HTTP Observatory, Cookies',
  sourceUrl:
    'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Cookies',
  judge(evidence) {
    const cookies = pageCookies(evidence);
    if (cookies.length === 0) return notApplicable('The page sets no cookies when it is opened.');
    const strict = readStrictTransport(evidence.headers);
    const isHttpsOnly = strict !== null && strict !== 'invalid' && isLongEnough(strict);
    const judged = cookies.map((cookie) => ({ cookie, faults: faultsOf(cookie, isHttpsOnly) }));
    const bad = judged.filter(({ faults }) => faults.length > 0);
    if (bad.length > 0) {
      const worth = judged.map(({ faults }) => Math.min(1, ...faults.map((fault) => fault.worth)));
      const isGuess = bad.every(({ faults }) => faults.every((fault) => fault.isGuess));
      return fail(
        `${countPartOf(bad.length, cookies.length, 'cookie')} ${bad.length === 1 ? 'lacks' : 'lack'} protection.`,
        bad.map(({ cookie, faults }): Proof => {
          const remark = faults.map((fault) => fault.remark).join('; ');
          return { kind: 'header', value: `Set-Cookie: ${cookie.line}`, remark };
        }),
        {
          share: worth.reduce((sum, each) => sum + each, 0) / worth.length,
          confidence: isGuess ? 'likely' : 'certain',
        },
      );
    }
    const open = cookies.filter(({ sameSite }) => sameSite === null);
    const proofs = cookies.map(({ line }) => makeProof('header', `Set-Cookie: ${line}`));
    return open.length > 0
      ? note(
          `${countNoun(open.length, 'cookie')} without SameSite; browsers choose Lax by themselves.`,
          proofs,
        )
      : pass(`The page sets ${countNoun(cookies.length, 'cookie')}, all protected.`, proofs);
  },
};
