import { type Check, fail, notApplicable, pass, unknown, type Verdict } from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { describePagesRead, findUnreadableReason, listSitePages } from './business-facts.ts';

/** Nine digits, twelve for a branch, or the short form of government and health authorities. */
const written =
  /\bVAT\b[^\d\n]{0,40}?((?:GB|XI)? ?(?:\d{3} ?\d{4} ?\d{2}(?: ?\d{3})?|\d{3} ?\d{3} ?\d{3}(?: ?\d{3})?|\d{9,12}|GD ?\d{3}|HA ?\d{3}))(?![\d])/gi;
const withCountry = /\b((?:GB|XI) ?(?:\d{3} ?\d{4} ?\d{2}|\d{3} ?\d{3} ?\d{3}|\d{9}))(?![\d])/g;

export function findVatNumbers(text: string): string[] {
  const found = [...text.matchAll(written), ...text.matchAll(withCountry)].map(([, number = '']) =>
    number.trim(),
  );
  return [...new Map(found.map((number) => [number.replace(/\D/g, ''), number])).values()];
}

/** Digits weighted 8 to 2 plus the two check digits are a multiple of 97, also with 55 added. */
export function isVatNumber(number: string): boolean {
  const text = number.toUpperCase().replace(/[^A-Z\d]/g, '');
  const [, kind, short = ''] = /^(?:GB|XI)?(GD|HA)(\d{3})$/.exec(text) ?? [];
  if (kind !== undefined) return kind === 'GD' ? Number(short) < 500 : Number(short) >= 500;
  const [, digits] = /^(?:GB|XI)?(\d{9})(?:\d{3})?$/.exec(text) ?? [];
  if (digits === undefined || /^0+$/.test(digits)) return false;
  const sum = [...digits.slice(0, 7)].reduce(
    (total, digit, index) => total + Number(digit) * (8 - index),
    Number(digits.slice(7)),
  );
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

/** Prices with VAT, or a statement of registration. */
const charges =
  /£ ?[\d,.]+(?: ?(?:each|per \w+|p\/?[a-z]{1,3}))?[\s(]{0,3}(?:\+|plus|ex(?:cl?|cluding|clusive of)?\.?|inc(?:l|luding|lusive of)?\.?) ?VAT\b|\b(?:all )?(?:our )?(?:prices|rates|fees|charges)\b[^.\n]{0,60}\bVAT\b|\bwe(?:’re|'re| are) VAT[- ]registered\b/i;
const exempt =
  /\b(?:not|non)[- ]?(?:currently )?VAT[- ]registered|\bno VAT (?:to pay|is charged|charged)|\bVAT[- ]exempt|\bexempt from VAT/i;

function judge(evidence: ScanEvidence): Verdict {
  const because = findUnreadableReason(evidence);
  if (because) return unknown(because);
  const pages = listSitePages(evidence);
  const numbers = pages.flatMap(({ text }) => findVatNumbers(text));
  const right = numbers.find(isVatNumber);
  if (right !== undefined) {
    return pass('The VAT number is shown and is written correctly.', [
      { kind: 'text', value: right },
    ]);
  }
  const [wrong] = numbers;
  if (wrong !== undefined) {
    return fail(
      `The VAT number shown (${wrong}) can’t be right: its check digits do not fit.`,
      [{ kind: 'text', value: wrong }],
      { share: 0.5, confidence: 'likely' },
    );
  }
  const mention = pages.map(({ text }) => charges.exec(text)?.[0]).find((words) => words);
  if (mention === undefined || pages.some(({ text }) => exempt.test(text))) {
    return notApplicable('The website does not say that VAT is charged.');
  }
  if (!evidence.sidePages.known) {
    return unknown(`Other pages could not be read for it: ${evidence.sidePages.because}`);
  }
  return fail(
    `VAT is mentioned with the prices, but no VAT number was found on ${describePagesRead(pages)}. It may have to be given.`,
    [{ kind: 'text', value: mention }],
    { confidence: 'possible' },
  );
}

/** An accountant's text about VAT proves nothing: only prices count. */
export const localVat: Check = {
  id: 'local-vat',
  severity: 'low',
  title: 'The VAT number may be missing or wrong',
  passed: 'VAT number',
  why: 'A business that is registered for VAT may have to show its number online. A wrong digit makes trade customers wonder.',
  fix: 'Add “VAT no. GB 123 4567 89” with your own number to the footer or legal page, and compare it with your VAT certificate.',
  remedy: 'legal',
  sourceName: 'E-Commerce Regulations 2002, regulation 6',
  sourceUrl: 'https://www.legislation.gov.uk/uksi/2002/2013/regulation/6',
  judge,
};
