import { describe, expect, it } from 'vitest';
import { formatPriceSpan, priceSources } from '@/prices/rules/price-book';
import { makeBook, makePackage, makeRetainer } from './support/price-book';

const book = makeBook({
  packages: [
    makePackage({ key: 'express', priceFromPence: 50_000, priceToPence: 70_000 }),
    makePackage({ key: 'starter', priceFromPence: 120_000, priceToPence: 160_000 }),
    makePackage({ key: 'growth', priceFromPence: 240_000, priceToPence: null }),
    makePackage({ key: 'trades', group: 'industry', priceFromPence: null, priceToPence: null }),
    makePackage({ key: 'fitness', group: 'industry', priceFromPence: 150_000, priceToPence: null }),
    makePackage({ key: 'custom', group: 'custom', priceFromPence: null, priceToPence: null }),
  ],
  retainers: [
    makeRetainer({ key: 'a', pricePerMonthPence: 49_900 }),
    makeRetainer({ key: 'b', pricePerMonthPence: 9_900 }),
  ],
});

describe('the price of a part of the list', () => {
  it.each([
    ['express', '£500–700'],
    ['core-sites', '£1,200–2,400'],
    ['industry', '£1,500'],
    ['custom', 'POA'],
    ['influencer', 'POA'],
    ['retainers', '£99–499'],
  ] as const)('%s reads %s', (source, text) => {
    expect(formatPriceSpan(source, book)).toBe(text);
  });

  it('is on application everywhere without published prices', () => {
    const empty = makeBook({ packages: [], retainers: [], addOns: [] });
    expect(priceSources.map((source) => formatPriceSpan(source, empty))).toEqual(
      priceSources.map(() => 'POA'),
    );
  });
});
