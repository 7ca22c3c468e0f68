import type { Check, Verdict } from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { fail, notApplicable, pass, unknown } from '../../model/verdicts.ts';
import { isVatNumber, vatNumbersIn } from '../../page/vat-numbers.ts';
import { pagesRead, sitePages, unreadable } from './site-pages.ts';

/** Prices with VAT, or the business saying that it is registered. */
const charges =
  /£ ?[\d,.]+(?: ?(?:each|per \w+|p\/?[a-z]{1,3}))?[\s(]{0,3}(?:\+|plus|ex(?:cl?|cluding|clusive of)?\.?|inc(?:l|luding|lusive of)?\.?) ?VAT\b|\b(?:all )?(?:our )?(?:prices|rates|fees|charges)\b[^.\n]{0,60}\bVAT\b|\bwe(?:’re|'re| are) VAT[- ]registered\b/i;
const exempt =
  /\b(?:not|non)[- ]?(?:currently )?VAT[- ]registered|\bno VAT (?:to pay|is charged|charged)|\bVAT[- ]exempt|\bexempt from VAT/i;

function judge(evidence: ScanEvidence): Verdict {
  const because = unreadable(evidence);
  if (because) return unknown(because);
  const pages = sitePages(evidence);
  const numbers = pages.flatMap(({ text }) => vatNumbersIn(text));
  const right = numbers.find(isVatNumber);
  if (right !== undefined) {
    return pass('The VAT number is shown and is written correctly.', [
      { kind: 'text', value: right },
    ]);
  }
  const [wrong] = numbers;
  if (wrong !== undefined) {
    return fail(`The VAT number shown (${wrong}) can’t be right: its check digits do not fit.`, {
      share: 0.5,
      confidence: 'likely',
      proofs: [{ kind: 'text', value: wrong }],
    });
  }
  const mention = pages.map(({ text }) => charges.exec(text)?.[0]).find((words) => words);
  if (mention === undefined || pages.some(({ text }) => exempt.test(text))) {
    return notApplicable('The website does not say that VAT is charged.');
  }
  if (!evidence.sidePages.known) {
    return unknown(`Other pages could not be read for it: ${evidence.sidePages.because}`);
  }
  return fail(
    `VAT is mentioned with the prices, but no VAT number was found on ${pagesRead(pages)}. It may have to be given.`,
    { confidence: 'possible', proofs: [{ kind: 'text', value: mention }] },
  );
}

/** An accountant who writes about VAT has not said that it is charged: only prices count. */
export const localVat: Check = {
  id: 'local-vat',
  category: 'local-business',
  severity: 'low',
  title: 'The VAT number may be missing or wrong',
  passed: 'VAT number',
  why: 'A business that is registered for VAT may have to show its number online. A wrong digit makes trade customers wonder.',
  fix: 'Add “VAT no. GB 123 4567 89” with your own number to the footer or legal page, and compare it with your VAT certificate.',
  remedy: 'legal',
  source: {
    name: 'E-Commerce Regulations 2002, regulation 6',
    url: 'https://www.legislation.gov.uk/uksi/2002/2013/regulation/6',
  },
  judge,
};
