import { type Check, fail, notApplicable, pass } from '../../model/check.ts';
import { textLines } from '../../page/page-text.ts';

/** The notice stands at the end of a page; pictures above may have older ones. */
const LETTERS_AT_END = 3000;
const notice = /©|\(c\) ?(?=\d|\p{L})|\bcopyright\b/iu;
const YEARS_OLD = 2;

export const seoCopyrightYear: Check = {
  id: 'seo-copyright-year',
  severity: 'low',
  title: 'The copyright year is old',
  passed: 'Copyright year',
  why: 'Visitors read an old year at the foot of the page as a sign that the website, or the business, is no longer looked after.',
  fix: 'Have the year set by the website system, or take it out: “© Smith Plumbing” needs none.',
  remedy: 'words',
  sourceName: 'Copyright, Designs and Patents Act 1988: no notice is needed',
  sourceUrl: 'https://www.gov.uk/copyright',
  judge({ page, scannedAt }) {
    const now = new Date(scannedAt).getUTCFullYear();
    const lines = textLines(page)
      .slice(-LETTERS_AT_END)
      .split('\n')
      .filter((line) => notice.test(line) && line.length <= 300);
    const found = lines.flatMap((line) =>
      (line.match(/\b(?:19|20)\d\d\b/g) ?? []).map((year) => ({ line, year: Number(year) })),
    );
    const [newest] = found
      .filter(({ year }) => year <= now + 1)
      .toSorted((one, other) => other.year - one.year);
    if (!newest) return notApplicable('The page shows no copyright year.');
    const proofs = [{ kind: 'text', value: newest.line } as const];
    return now - newest.year < YEARS_OLD
      ? pass(`The copyright year is ${newest.year}.`, proofs)
      : fail(`The copyright year is ${newest.year}, ${now - newest.year} years ago.`, proofs, {
          confidence: 'likely',
        });
  },
};
