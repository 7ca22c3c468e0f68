import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { weeksOf } from '@/design/ui/format-time';
import { calculateEstimate } from '@/prices/rules/estimate';
import { formatPence } from '@/prices/rules/money';
import { findOfferWarnings, listOffers } from '@/prices/rules/offer-checks';
import { formatPriceWith, penceWith } from '@/prices/rules/price-book';
import { addOnsIn } from '@/prices/rules/price-tokens';
import { priceOfPages, readDays } from '@/prices/rules/work-size';
import { caseStudies } from '../../../seed/data/case-studies';
import { brosCarpentry } from '../../../seed/data/case-studies/bros-carpentry';
import { corveAndPenhallow } from '../../../seed/data/case-studies/corve-and-penhallow';
import { elverElectrical } from '../../../seed/data/case-studies/elver-electrical';
import { helixHeating } from '../../../seed/data/case-studies/helix-heating';
import { madderAndFern } from '../../../seed/data/case-studies/madder-and-fern';
import { overhang } from '../../../seed/data/case-studies/overhang';
import { teaselBakery } from '../../../seed/data/case-studies/teasel-bakery';
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

describe('the card of a case study', () => {
  it.each(caseStudies)('of $title tells of the site shown, not of a plan', (study) => {
    expect(study.description).not.toMatch(/\bplan\b|\b\d{2,3}\b/);
  });

  it('of the plumber prices the site as shown, the carpenter’s the package alone', () => {
    const priceOf = ({ description }: { description: string }) =>
      formatPriceWith(named('trades'), addOnsIn(description, book));
    expect([helixHeating, brosCarpentry].map(priceOf)).toEqual(['£2,300–2,700', '£1,800–2,200']);
  });
});

function named(packageKey: string) {
  const item = book.packages.find(({ key }) => key === packageKey);
  if (!item) throw new Error(`The package “${packageKey}” is not seeded.`);
  return item;
}

describe('the price of a demonstration', () => {
  const packageOf = [
    [brosCarpentry, 'trades', '£1,800'],
    [corveAndPenhallow, 'professional', '£2,300'],
    [elverElectrical, 'trades', '£2,100'],
    [helixHeating, 'trades', '£2,300'],
    [madderAndFern, 'beauty', '£1,700'],
    [overhang, 'fitness', '£1,500'],
    [teaselBakery, 'business-starter', '£1,200'],
  ] as const;

  it.each(packageOf)('$title has the pages it is priced for', ({ slug, pageCount }) => {
    const files = readdirSync(`public/demos/${slug}`, { recursive: true });
    expect(files.filter((file) => String(file).endsWith('.html'))).toHaveLength(pageCount);
  });

  it.each(packageOf)('$title is what the estimator adds up', async (study, key, total) => {
    const addOns = addOnsIn(study.description, book);
    const built = priceOfPages(named(key), study.pageCount, book.extraPagePence);
    expect(formatPence(penceWith(built?.pence ?? 0, addOns))).toBe(total);
    const config = await seededConfig();
    const type = config.types.find(({ packageKey }) => packageKey === key)?.key ?? '';
    const chosen = { type, pages: study.pageCount, addOns: addOns.map((addOn) => addOn.key) };
    expect(formatPence(calculateEstimate(config, chosen).totalPence)).toBe(total);
  });
});

describe('the carpentry case study', () => {
  it('shows no picture twice', () => {
    const { image, features, screenshots, beforeAfter } = brosCarpentry;
    const { beforeImage, afterImage } = beforeAfter;
    const pictures = [
      ...[image, beforeImage, afterImage],
      ...[...features, ...screenshots].flatMap((each) => ('image' in each ? [each.image] : [])),
    ].map((picture) => JSON.stringify(picture));
    expect(pictures.length).toBeGreaterThan(8);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe.each([
  { study: brosCarpentry, pages: '186' },
  { study: helixHeating, pages: '56' },
])('the case study $study.title', ({ study, pages }) => {
  it('speaks of its plan and the plan’s sums only below their heading', () => {
    const { architecture: _, timeline, impact, investment, sections, ...told } = study;
    const early = [...textsIn(told), ...textsIn(investment.note)];
    const ofThePlan = new RegExp(`\\b(${pages}|28|48|agency)\\b|\\{\\{(cost|retainer):`);
    expect(early.filter((text) => ofThePlan.test(text))).toEqual([]);
    const folded = sections.find((section) => 'isFolded' in section);
    expect(folded).toMatchObject({ eyebrow: `If it grew to ${pages} pages`, isFolded: true });
  });
});

describe('a case study that counts the pages of its site', () => {
  const counting = caseStudies.flatMap(({ slug, metrics }) =>
    metrics
      .filter(({ label }) => /^pages?( you can open)?$/.test(label))
      .map(({ value }) => ({ slug, value })),
  );

  it('counts those that can be opened', () => {
    expect(counting).toHaveLength(8);
    for (const { slug, value } of counting) {
      const files = readdirSync(`public/demos/${slug}`);
      expect(files.filter((name) => name.endsWith('.html')).length, slug).toBe(Number(value));
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
