import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policyFigures } from '@/prices/rules/policy-figures';
import {
  type Figure,
  feeKeys,
  figureId,
  followPrice,
  parseFigureId,
  priceFields,
} from '@/prices/rules/price-figures';
import { makeSite } from './support/site-content';

const documentFigures = Object.entries(priceFields).flatMap(([source, { from, to }]) =>
  [from, to].flatMap((field) => (field ? [{ source, field }] : [])),
);

const figure = fc.oneof(
  fc
    .record({
      of: fc.constantFrom(...documentFigures),
      id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    })
    .map(({ of, id }) => ({ ...of, id }) as Figure),
  fc
    .constantFrom(...feeKeys)
    .map((field): Figure => ({ source: 'policy-settings', id: null, field })),
);

describe('the name of a price', () => {
  it('survives a round trip', () => {
    fc.assert(
      fc.property(figure, (each) => {
        expect(parseFigureId(figureId(each))).toEqual(each);
      }),
    );
  });

  it.each([
    '',
    'packages',
    'packages/12',
    'packages/0/priceFromPence',
    'packages/x/priceFromPence',
    'packages/12/name',
    'packages/12/priceFromPence/more',
    'users/1/password',
    'toString/1/priceFromPence',
    'retainers/3/null',
    'policy-settings/deposit',
    'policy-settings/keepEnquiries',
    'policy-settings/toString',
    'estimator-settings/includedPages',
    'site-settings/technicalReport',
  ])('is none that nobody keeps a price under: %s', (text) => {
    expect(parseFigureId(text)).toBeNull();
  });

  it('exists for every fee that is an amount', () => {
    expect(feeKeys).toContain('technicalReport');
    for (const key of feeKeys) expect(policyFigures[key].unit).toBe('pence');
  });
});

describe('the price book of a draft', () => {
  const { bookOf } = makeSite({});
  const published = bookOf('published');
  const withFigures = (...figures: [string, number | null][]) =>
    bookOf({ figures: new Map(figures) });

  it('has the new figures and those computed from them', () => {
    const draft = withFigures(
      ['packages/2/priceFromPence', 130_000],
      ['packages/3/priceToPence', null],
      ['add-ons/1/pricePence', 51_000],
      ['policy-settings/technicalReport', 9_900],
      ['estimator-settings/extraPagePence', 12_000],
    );
    const [, starter, growth, trades] = draft.packages;
    expect([starter?.priceFromPence, growth?.priceToPence]).toEqual([130_000, null]);
    // Prices of add-ons beside a package and of comparisons come from the same draft.
    expect(trades?.addOns[0]?.pricePence).toBe(51_000);
    expect(draft.costComparisons[0]?.ours.totalPence).toBe(130_000);
    expect([draft.policy.technicalReport, draft.extraPagePence]).toEqual([9_900, 12_000]);
  });

  it('changes nothing else, including figures with a similar name', () => {
    expect(withFigures(['packages/22/priceFromPence', 1])).toEqual(published);
    const {
      packages,
      costComparisons: _follows,
      ...rest
    } = withFigures(['packages/2/priceFromPence', 130_000]);
    expect(published).toMatchObject(rest);
    expect(packages.filter(({ id }) => id !== 2)).toEqual(
      published.packages.filter(({ id }) => id !== 2),
    );
  });
});

describe('a draft whose published price changes', () => {
  const before = { priceFromPence: 100, priceToPence: 200 };
  const after = { priceFromPence: 150, priceToPence: 250 };

  it('follows the new price', () => {
    expect(followPrice('packages', { ...before, name: 'Other' }, before, after)).toEqual(after);
  });

  it('keeps its own price, and stays on application', () => {
    expect(followPrice('packages', { ...before, priceToPence: 300 }, before, after)).toEqual({});
    expect(followPrice('packages', { ...before, onApplication: true }, before, after)).toEqual({});
  });
});
