import { type Check, fail, type Proof, pass, unknown } from '../../model/check.ts';
import type { Hop } from '../../model/evidence.ts';
import { findPreloadedSuffix } from './strict-transport.ts';

// Rejected or overloaded: visitors may get another answer.
const turnedAway = new Set([401, 403, 407, 429, 503]);

function proofsOf(hops: readonly Hop[]): Proof[] {
  return hops.map(({ url, status }) => ({ kind: 'address', value: `${url} (${status})` }));
}

/** All addresses of the chain, and the last target even if not followed. */
function wayOf(hops: readonly Hop[]): URL[] {
  const end = hops.at(-1)?.location;
  return [...hops.map(({ url }) => url), ...(end ? [end] : [])].map((url) => new URL(url));
}

/** Redirects from http://, by MDN HTTP Observatory's “Redirection”. */
export const secHttpRedirect: Check = {
  id: 'sec-http-redirect',
  severity: 'high',
  title: 'Visitors of the http:// address are not led straight to the secure one',
  passed: 'Way from http:// to HTTPS',
  why: 'Old links and typed addresses often begin with http://. What they show before the secure connection begins can be read and changed on the way.',
  fix: 'Answer every http:// request with a 301 to the same host and path on https://, and change the host (www or not) only in a second step. Browsers then remember the secure address for the host that was typed.',
  remedy: 'hosting',
  sourceName: 'MDN HTTP Observatory, Redirection',
  sourceUrl: 'https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring',
  judge({ httpVisit }) {
    if (!httpVisit.known) return unknown(httpVisit.because);
    const hops = httpVisit.value;
    const [first] = hops;
    if (!first) return pass('Nothing answers on http://, only on https://.');
    const proofs = proofsOf(hops);
    const [start, next, ...rest] = wayOf(hops);
    if (start?.protocol !== 'http:') return unknown('The http:// address was not tried.');
    if (hops.every(({ url }) => findPreloadedSuffix(new URL(url).hostname))) {
      return pass('Browsers use nothing but HTTPS for addresses with this ending.', proofs);
    }
    if (!next) {
      return turnedAway.has(first.status)
        ? unknown(`The http:// address answered with status ${first.status}.`)
        : fail('The http:// address answers without leading visitors to the secure one.', proofs);
    }
    if ((rest.at(-1) ?? next).protocol !== 'https:') {
      return fail('The way from http:// ends on an insecure address.', proofs);
    }
    if (next.protocol !== 'https:') {
      return fail(
        'The first redirect leads to another http:// address before HTTPS is reached.',
        proofs,
        { share: 0.5 },
      );
    }
    if (next.hostname !== start.hostname) {
      return fail(
        `The first redirect leads from ${start.hostname} to ${next.hostname} at once.`,
        proofs,
        { share: 0.8 },
      );
    }
    return pass('The http:// address leads straight to https:// on the same host.', proofs);
  },
};
