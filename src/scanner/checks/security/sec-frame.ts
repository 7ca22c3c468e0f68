import { readHeaderPolicies } from '../../csp/content-security-policy.ts';
import { type Check, fail, type Proof, pass, readHeaderValues } from '../../model/check.ts';
import { makeHeaderProofs } from '../proofs.ts';

const anywhere = /^(?:\*|https?:|https?:\/\/\*(?:\.\*)?)$/;

/** The header's values (HTML Standard, `X-Frame-Options`): lines and commas form one list. */
function frameOptions(values: readonly string[]): string[] {
  return values.flatMap((value) => value.split(',')).map((value) => value.trim().toLowerCase());
}

/** `frame-ancestors` wins over `X-Frame-Options`. */
export const secFrame: Check = {
  id: 'sec-frame',
  severity: 'medium',
  title: 'Other websites can show this one inside theirs',
  passed: 'Protection from being shown inside other websites',
  why: 'A fraudster can lay your website invisibly under their own page, so that visitors press your buttons without knowing it.',
  fix: "Send the header “Content-Security-Policy: frame-ancestors 'self'”, or “X-Frame-Options: SAMEORIGIN”. Name the websites that may show yours, if there are any.",
  remedy: 'hosting',
  sourceName: 'CSP Level 3, frame-ancestors; HTML Standard, X-Frame-Options',
  sourceUrl: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Frame-Options',
  judge(evidence) {
    const lists = readHeaderPolicies(evidence).flatMap(({ directives }) => {
      const sources = directives.get('frame-ancestors');
      return sources ? [sources] : [];
    });
    if (lists.length > 0) {
      const proofs = lists.map(
        (sources): Proof => ({ kind: 'header', value: ['frame-ancestors', ...sources].join(' ') }),
      );
      const isLimited = lists.some((sources) => !sources.some((source) => anywhere.test(source)));
      return isLimited
        ? pass('The content security policy says who may show this website.', proofs)
        : fail('The content security policy lets any website show this one.', proofs);
    }
    const values = readHeaderValues(evidence.headers, 'x-frame-options');
    const words = frameOptions(values);
    const proofs = makeHeaderProofs(evidence.headers, 'x-frame-options');
    if (words.some((word) => word === 'deny' || word === 'sameorigin')) {
      return pass('X-Frame-Options keeps other websites from showing this one.', proofs);
    }
    if (words.some((word) => word.startsWith('allow-from'))) {
      return fail('X-Frame-Options is set to ALLOW-FROM, which browsers no longer follow.', proofs);
    }
    return words.length > 0
      ? fail('X-Frame-Options holds a value that browsers do not know.', proofs)
      : fail('Neither frame-ancestors nor X-Frame-Options is sent.');
  },
};
