import { counted, partOf } from '../../model/amounts.ts';
import type { Check, Proof } from '../../model/check.ts';
import { fail, notApplicable, note, pass } from '../../model/verdicts.ts';
import { type PageCookie, pageCookies } from './set-cookies.ts';
import { isLongEnough, readStrictTransport } from './strict-transport.ts';

interface Fault {
  /** How much of the cookie is right all the same, after Observatory’s points out of 40. */
  worth: number;
  remark: string;
  /** Told by its name alone. */
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

/** Cookies of the first answer: Secure, HttpOnly for sessions, a SameSite that exists. */
export const secCookies: Check = {
  id: 'sec-cookies',
  category: 'security',
  severity: 'high',
  title: 'Cookies lack protection',
  passed: 'Protection of cookies',
  why: 'A cookie without these settings can be read on the way or by a foreign script. Whoever has the cookie of a signed-in visitor is that visitor.',
  fix: 'Set every cookie with Secure and SameSite=Lax, and those for logins with HttpOnly as well. In PHP and most shop systems these are settings of the session.',
  remedy: 'hosting',
  source: {
    name: 'RFC 6265bis; MDN HTTP Observatory, Cookies',
    url: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Cookies',
  },
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
        `${partOf(bad.length, cookies.length, 'cookie')} ${bad.length === 1 ? 'lacks' : 'lack'} protection.`,
        {
          share: worth.reduce((sum, each) => sum + each, 0) / worth.length,
          confidence: isGuess ? 'likely' : 'certain',
          proofs: bad.map(({ cookie, faults }): Proof => {
            const remark = faults.map((fault) => fault.remark).join('; ');
            return { kind: 'header', value: `Set-Cookie: ${cookie.line}`, remark };
          }),
        },
      );
    }
    const open = cookies.filter(({ sameSite }) => sameSite === null);
    const proofs = cookies.map(
      ({ line }): Proof => ({ kind: 'header', value: `Set-Cookie: ${line}` }),
    );
    return open.length > 0
      ? note(
          `${counted(open.length, 'cookie')} without SameSite; browsers choose Lax by themselves.`,
          proofs,
        )
      : pass(`The page sets ${counted(cookies.length, 'cookie')}, all protected.`, proofs);
  },
};
