import { type Check, fail, pass, readHeaderValues } from '../../model/check.ts';
import { makeHeaderProofs } from '../proofs.ts';

const NAME = 'x-content-type-options';

/** Fetch Standard, `X-Content-Type-Options`: the first of its values counts. */
export const secNosniff: Check = {
  id: 'sec-nosniff',
  severity: 'low',
  title: 'Browsers may guess what kind of file they get',
  passed: 'File types that browsers need not guess',
  why: 'Without this setting, a browser may run an uploaded picture or document as a script.',
  fix: 'Send the header “X-Content-Type-Options: nosniff” with every answer. It is one line in the server’s settings.',
  remedy: 'hosting',
  sourceName: 'Fetch Standard, X-Content-Type-Options',
  sourceUrl: 'https://fetch.spec.whatwg.org/#x-content-type-options-header',
  judge({ headers }) {
    const [line] = readHeaderValues(headers, NAME);
    if (line === undefined) return fail('The header X-Content-Type-Options is not sent.');
    const proofs = makeHeaderProofs(headers, NAME);
    return line.split(',')[0]?.trim().toLowerCase() === 'nosniff'
      ? pass('X-Content-Type-Options is set to nosniff.', proofs)
      : fail('X-Content-Type-Options holds a value that browsers do not know.', proofs);
  },
};
