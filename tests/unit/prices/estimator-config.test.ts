import { describe, expect, it } from 'vitest';
import { buildEstimatorConfig, maxAddOns } from '@/prices/rules/estimator-config';
import type { AddOnView } from '@/prices/rules/price-book';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { seededBook } from '../seed/support/seeded-book';
import { seededConfig, seededSettings } from './support/configs';
import { makePackage } from './support/price-book';

const book = await seededBook();
const config = await seededConfig();

const withoutPackage = (key: string) =>
  buildEstimatorConfig(seededSettings, {
    ...book,
    packages: book.packages.filter((item) => item.key !== key),
  });

describe('the seeded estimator', () => {
  it.each([
    ['landing', '5–7 days', 50_000],
    ['multipage', '2–3 weeks', 120_000],
    ['trades', '2–3 weeks', 180_000],
    ['beauty', '2–3 weeks', 160_000],
    ['fitness', '2–3 weeks', 150_000],
    ['professional', '3–4 weeks', 220_000],
    ['influencer-lite', '2–3 weeks', 299_500],
    ['influencer-full', '3–4 weeks', 349_500],
    ['portfolio-pro-starter', '4–5 weeks', 550_000],
    ['portfolio-pro-premium', '5–7 weeks', 700_000],
  ])('has %s, ready in %s, from %i pence', (key, timeline, basePence) => {
    const type = config.types.find((item) => item.key === key);
    expect(type?.basePence).toBe(basePence);
    expect(resolvePriceText(type?.timeline ?? '', book)).toBe(timeline);
  });

  it('has the ten specified kinds of project, with the multi-page website as default', () => {
    expect(config.types).toHaveLength(10);
    expect(config).toMatchObject({ defaultType: 'multipage', defaultPages: 5, maxPages: 50 });
  });

  it('offers build add-ons and no retainer add-ons', () => {
    expect(config.addOns.map(({ key, pricePence }) => [key, pricePence])).toEqual([
      ['whatsapp', 50_000],
      ['calendly', 0],
      ['instagram', 0],
      ['blog', 30_000],
      ['ecommerce-basic', 120_000],
      ['custom-forms', 40_000],
      ['integrations', 60_000],
      ['analytics', 30_000],
    ]);
  });

  it('has the monthly plans, for the first year', () => {
    expect(config.plans).toContainEqual({ name: 'Site Guardian', pricePerMonthPence: 9_900 });
    expect(config.plans).toHaveLength(3);
  });

  it.each([
    ['landing', 1, 1],
    ['multipage', 8, 50],
    ['trades', 8, 50],
  ])('has %s with %i pages on the card and at most %i', (key, cardPages, maxPages) => {
    const type = config.types.find((item) => item.key === key);
    expect(type).toMatchObject({ cardPages, maxPages });
  });
});

describe('settings and prices', () => {
  it('omit a kind of project whose package is unpublished', () => {
    expect(withoutPackage('trades')?.types.map(({ key }) => key)).not.toContain('trades');
    expect(withoutPackage('trades')?.types).toHaveLength(9);
  });

  it('omit a kind of project whose package is on application', () => {
    const packages = book.packages.map((item) =>
      item.key === 'express' ? { ...item, priceFromPence: null, priceToPence: null } : item,
    );
    const kinds = buildEstimatorConfig(seededSettings, { ...book, packages })?.types;
    expect(kinds?.map(({ key }) => key)).not.toContain('landing');
  });

  it('fall back to the first kind if the default is unavailable', () => {
    expect(withoutPackage('business-starter')?.defaultType).toBe('landing');
  });

  it('give null if no kind has a price', () => {
    expect(buildEstimatorConfig(seededSettings, { ...book, packages: [] })).toBeNull();
    expect(buildEstimatorConfig({ ...seededSettings, projectTypes: [] }, book)).toBeNull();
  });

  it('omit a band whose package is unpublished', () => {
    expect(withoutPackage('fitness')?.budgetBands.map(({ packageKey }) => packageKey)).toEqual([
      'express',
      'business-starter',
      'beauty',
      'trades',
      'professional',
      'growth',
    ]);
  });

  it('sort bands, the one without a limit last', () => {
    const budgetBands = seededSettings.budgetBands.toReversed();
    const sorted = buildEstimatorConfig({ ...seededSettings, budgetBands }, book)?.budgetBands;
    expect(sorted).toEqual(config.budgetBands);
  });

  it('keep the first of two kinds with the same key', () => {
    const [first, second] = seededSettings.projectTypes;
    if (!first || !second) throw new Error('There are ten.');
    const projectTypes = [first, { ...second, key: first.key }];
    const kinds = buildEstimatorConfig({ ...seededSettings, projectTypes }, book)?.types;
    expect(kinds?.map(({ label }) => label)).toEqual([first.label]);
  });

  it('treat an add-on as included if it is also listed as unavailable', () => {
    const [first] = seededSettings.projectTypes;
    if (!first) throw new Error('There are ten.');
    const projectTypes = [{ ...first, included: ['blog'] }];
    const [kind] = buildEstimatorConfig({ ...seededSettings, projectTypes }, book)?.types ?? [];
    expect(kind?.unavailable.map(({ addOn }) => addOn)).toEqual(['ecommerce-basic']);
  });

  it('limit the default number of pages to the maximum', () => {
    const few = buildEstimatorConfig({ ...seededSettings, maxPages: 3 }, book);
    expect(few).toMatchObject({ defaultPages: 3, maxPages: 3 });
  });

  it('offer no more add-ons than an enquiry accepts', () => {
    const addOns = Array.from(
      { length: maxAddOns + 5 },
      (_, index): AddOnView => ({
        id: index + 1,
        key: `extra-${index}`,
        name: 'Extra',
        description: '',
        kind: 'build',
        pricePence: 1,
        unit: null,
      }),
    );
    expect(buildEstimatorConfig(seededSettings, { ...book, addOns })?.addOns).toHaveLength(
      maxAddOns,
    );
  });

  it('follow the price of a package', () => {
    const packages = [makePackage({ key: 'business-starter', priceFromPence: 123_456 })];
    expect(buildEstimatorConfig(seededSettings, { ...book, packages })?.types).toMatchObject([
      { key: 'multipage', basePence: 123_456, packageName: 'Growth' },
    ]);
  });
});
