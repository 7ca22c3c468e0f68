import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policyFigures } from '@/prices/rules/policy-figures';
import { followPrice, priceFields } from '@/prices/rules/price-change';
import {
  type Figure,
  feeKeys,
  figureId,
  layPricesOver,
  parseFigureId,
} from '@/prices/rules/price-figures';

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
  it('is read as what it was written for', () => {
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

  it('of a fee stands for every amount among the policy figures', () => {
    expect(feeKeys).toContain('technicalReport');
    for (const key of feeKeys) expect(policyFigures[key].unit).toBe('pence');
  });
});

describe('prices laid over a document', () => {
  const document = { id: 1, name: 'Growth', priceFromPence: 240_000, priceToPence: 320_000 };

  it('change its figures and nothing else', () => {
    const pending = new Map([
      ['packages/1/priceFromPence', 250_000],
      ['packages/1/priceToPence', null],
    ]);
    expect(layPricesOver('packages', 1, document, pending)).toEqual({
      ...document,
      priceFromPence: 250_000,
      priceToPence: null,
    });
    expect(document.priceFromPence).toBe(240_000);
  });

  it('leave others alone, those whose number begins alike as well', () => {
    const pending = new Map([
      ['packages/12/priceFromPence', 1],
      ['retainers/1/pricePerMonthPence', 1],
      ['policy-settings/technicalReport', 1],
    ]);
    expect(layPricesOver('packages', 1, document, pending)).toBe(document);
  });
});

describe('a draft whose published price changes', () => {
  const before = { priceFromPence: 100, priceToPence: 200 };
  const after = { priceFromPence: 150, priceToPence: 250 };

  it('takes the new price over', () => {
    expect(followPrice('packages', { ...before, name: 'Other' }, before, after)).toEqual(after);
  });

  it('keeps a price of its own, and stays on application', () => {
    expect(followPrice('packages', { ...before, priceToPence: 300 }, before, after)).toEqual({});
    expect(followPrice('packages', { ...before, onApplication: true }, before, after)).toEqual({});
  });
});
