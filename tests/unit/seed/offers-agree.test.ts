import { describe, expect, it } from 'vitest';
import { weeksOf } from '@/design/ui/format-time';
import { findOfferWarnings, listOffers } from '@/prices/rules/offer-checks';
import { readDays } from '@/prices/rules/work-size';
import { brosCarpentry } from '../../../seed/data/case-studies/bros-carpentry';
import { helixHeating } from '../../../seed/data/case-studies/helix-heating';
import { proposals } from '../../../seed/data/proposals';
import { seededConfig } from '../prices/support/configs';
import { seeded, seededBook } from './support/seeded-book';

const book = await seededBook();

describe('the offers of the first content', () => {
  it('agree with each other', async () => {
    const { types, includedPages, maxPages } = await seededConfig();
    const offers = listOffers(book, { projectTypes: types, includedPages, maxPages });
    expect(findOfferWarnings(offers).map(({ text }) => text)).toEqual([]);
  });
});

describe('the carpentry plan', () => {
  const weeksIn = (steps: readonly { duration: string }[]) =>
    steps.reduce((sum, { duration }) => sum + (weeksOf(duration) ?? 0), 0);

  it('of 186 pages takes longer than ten or 56', () => {
    const ten = readDays(book.packages.find(({ key }) => key === 'growth')?.timeline ?? '');
    const weeks = weeksIn(brosCarpentry.timeline);
    expect(weeks * 7).toBeGreaterThan(ten?.to ?? Number.NaN);
    expect(weeks).toBeGreaterThan(weeksIn(helixHeating.timeline));
  });

  it('takes as long as the rates for it say', () => {
    const days = weeksIn(brosCarpentry.timeline) * 7;
    for (const { duration } of brosCarpentry.investment.rates) {
      const { from, to } = readDays(duration) ?? { from: Number.NaN, to: Number.NaN };
      expect(days).toBeGreaterThanOrEqual(from);
      expect(days).toBeLessThanOrEqual(to);
    }
  });
});

const countWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

describe('the sample proposals', () => {
  it.each(proposals)(
    'of $clientName promises the pages that its package pays for',
    async ({ sections }) => {
      const { includedPages } = await seededConfig();
      const included = sections.flatMap((section) =>
        'included' in section ? (section.included ?? []).map(({ text }) => text) : [],
      );
      const counts = included.flatMap((text) => /(\w+) pages$/.exec(text)?.[1] ?? []);
      expect(counts).toEqual([countWords[includedPages]]);
    },
  );
});

/** Every string of the first content. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) yield* textsIn(item);
}
const texts = [...textsIn(seeded)];

describe('the texts of the first content', () => {
  it('take the duration of a scan from what was measured', () => {
    const typed =
      /\bscan\w*\b[^.]*\b\d+(?:\s*(?:to|–|-)\s*\d+)?\s+seconds|results? in [^.]*\d+ seconds/i;
    expect(texts.filter((text) => typed.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes('{{site:scanDuration}}')).length).toBeGreaterThan(
      2,
    );
  });

  it('call nothing AI-powered', () => {
    expect(texts.filter((text) => /\bAI[- ]powered|powered by AI/i.test(text))).toEqual([]);
  });
});
