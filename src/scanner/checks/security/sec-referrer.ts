import {
  type Check,
  fail,
  note,
  type Proof,
  pass,
  readHeaderValues,
  wordSet,
} from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { isMetaNamed } from '../../page/head-elements.ts';
import { findByTag } from '../../page/parse-page.ts';
import { makeElementProof, makeHeaderProofs } from '../proofs.ts';

const safe = wordSet('no-referrer same-origin strict-origin strict-origin-when-cross-origin');
const unsafe = wordSet('no-referrer-when-downgrade origin origin-when-cross-origin unsafe-url');
// Legacy values that browsers accept in a meta element (HTML Standard, “referrer”).
const older: Readonly<Record<string, string>> = {
  never: 'no-referrer',
  default: 'strict-origin-when-cross-origin',
  always: 'unsafe-url',
  'origin-when-crossorigin': 'origin-when-cross-origin',
};

const NAME = 'referrer-policy';

function words(value: string): string[] {
  return value.split(',').map((word) => word.trim().toLowerCase());
}

/** Policies of header and page, the page last: the last known policy wins. */
function said({ headers, page }: ScanEvidence): { words: string[]; proofs: Proof[] } {
  const metas = findByTag(page, 'meta').filter(
    (meta) => isMetaNamed(meta, 'referrer') && meta.attribs.content !== undefined,
  );
  const inPage = metas.flatMap((element) => words(element.attribs.content ?? ''));
  return {
    words: [
      ...readHeaderValues(headers, NAME).flatMap(words),
      ...inPage.map((word) => older[word] ?? word),
    ],
    proofs: [
      ...makeHeaderProofs(headers, NAME),
      ...metas.map((element) => makeElementProof(element)),
    ],
  };
}

/** https://www.w3.org/TR/referrer-policy/: the default of current browsers is safe. */
export const secReferrer: Check = {
  id: 'sec-referrer',
  severity: 'low',
  title: 'Other websites learn which page visitors came from',
  passed: 'What other websites learn about visitors',
  why: 'With a loose setting, the full address of the page travels to other websites when visitors follow a link, and with it anything private in it.',
  fix: 'Send the header “Referrer-Policy: strict-origin-when-cross-origin”, or leave it out: that is what browsers do by themselves.',
  remedy: 'hosting',
  sourceName: 'Referrer Policy; MDN HTTP Observatory',
  sourceUrl: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Referrer-Policy',
  judge(evidence) {
    const { words: all, proofs } = said(evidence);
    if (proofs.length === 0) {
      return note('No Referrer-Policy is set; browsers choose a safe one by themselves.');
    }
    const policy = all.filter((word) => safe.has(word) || unsafe.has(word)).at(-1);
    if (policy === undefined) {
      return fail('The Referrer-Policy holds no value that browsers know.', proofs);
    }
    return safe.has(policy)
      ? pass(`The Referrer-Policy is ${policy}.`, proofs)
      : fail(`The Referrer-Policy is ${policy}, which tells other websites too much.`, proofs);
  },
};
