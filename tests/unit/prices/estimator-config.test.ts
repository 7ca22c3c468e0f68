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

describe('the estimator of the first content', () => {
  it.each([
    ['landing', '5–7 days', 50_000],
    ['multipage', '2–4 weeks', 120_000],
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

  it('has those ten kinds of project and no other, the multi-page website first chosen', () => {
    expect(config.types).toHaveLength(10);
    expect(config).toMatchObject({ defaultType: 'multipage', defaultPages: 5, maxPages: 50 });
  });

  it('takes the add-ons for a build and none for a retainer', () => {
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

  it('lets the budget name only landing pages and multi-page websites', () => {
    const named = config.types.filter(({ isTyped }) => !isTyped).map(({ key }) => key);
    expect(named).toEqual(['landing', 'multipage']);
  });
});

describe('settings and prices', () => {
  it('leave out a kind of project whose package is not published', () => {
    expect(withoutPackage('trades')?.types.map(({ key }) => key)).not.toContain('trades');
    expect(withoutPackage('trades')?.types).toHaveLength(9);
  });

  it('leave out a kind of project whose package is on application', () => {
    const packages = book.packages.map((item) =>
      item.key === 'express' ? { ...item, priceFromPence: null, priceToPence: null } : item,
    );
    const kinds = buildEstimatorConfig(seededSettings, { ...book, packages })?.types;
    expect(kinds?.map(({ key }) => key)).not.toContain('landing');
  });

  it('choose the first kind when the default one is not offered', () => {
    expect(withoutPackage('business-starter')?.defaultType).toBe('landing');
  });

  it('are nothing to estimate with when no kind has a price', () => {
    expect(buildEstimatorConfig(seededSettings, { ...book, packages: [] })).toBeNull();
    expect(buildEstimatorConfig({ ...seededSettings, projectTypes: [] }, book)).toBeNull();
  });

  it('leave out a band whose package is not published', () => {
    expect(withoutPackage('fitness')?.budgetBands.map(({ packageKey }) => packageKey)).toEqual([
      'express',
      'business-starter',
      'beauty',
      'trades',
      'professional',
      'growth',
    ]);
  });

  it('put bands in order, the one without a limit last', () => {
    const budgetBands = seededSettings.budgetBands.toReversed();
    const sorted = buildEstimatorConfig({ ...seededSettings, budgetBands }, book)?.budgetBands;
    expect(sorted).toEqual(config.budgetBands);
  });

  it('take the first of two kinds with the same reference', () => {
    const [first, second] = seededSettings.projectTypes;
    if (!first || !second) throw new Error('There are ten.');
    const projectTypes = [first, { ...second, key: first.key }];
    const kinds = buildEstimatorConfig({ ...seededSettings, projectTypes }, book)?.types;
    expect(kinds?.map(({ label }) => label)).toEqual([first.label]);
  });

  it('take an add-on as part of a project that is also said not to go with it', () => {
    const [first] = seededSettings.projectTypes;
    if (!first) throw new Error('There are ten.');
    const projectTypes = [{ ...first, included: ['blog'] }];
    const [kind] = buildEstimatorConfig({ ...seededSettings, projectTypes }, book)?.types ?? [];
    expect(kind?.unavailable.map(({ addOn }) => addOn)).toEqual(['ecommerce-basic']);
  });

  it('start with no more pages than can be chosen', () => {
    const few = buildEstimatorConfig({ ...seededSettings, maxPages: 3 }, book);
    expect(few).toMatchObject({ defaultPages: 3, maxPages: 3 });
  });

  it('offer no more add-ons than an enquiry can carry', () => {
    const addOns = Array.from(
      { length: maxAddOns + 5 },
      (_, index): AddOnView => ({
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
