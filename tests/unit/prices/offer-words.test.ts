import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseName } from '@/prices/rules/offer-checks';
import {
  pagesOf,
  priceOfPages,
  readDays,
  readPages,
  readyIn,
  wordPriceEnds,
} from '@/prices/rules/work-size';

describe('a period', () => {
  it.each([
    ['5–7 days', { from: 5, to: 7 }],
    ['2 weeks', { from: 14, to: 14 }],
    ['2-3 Weeks', { from: 14, to: 21 }],
    ['1 month', { from: 30, to: 30 }],
    ['set in the quote', null],
    ['10 working days', null],
    ['', null],
  ])('%s is read', (text, days) => {
    expect(readDays(text)).toEqual(days);
  });
});

describe('the size of the work in a sentence', () => {
  it.each([
    ['2–3 weeks', '1', 'ready in 2–3 weeks', '1 page'],
    ['about 5 days', 'up to 10', 'ready in about 5 days', 'up to 10 pages'],
    ['set in the quote', 'as scoped', null, 'as scoped'],
    ['', '', null, ''],
  ])('%s, %s', (timeline, pages, ready, size) => {
    expect(readyIn({ timeline })).toBe(ready);
    expect(pagesOf({ pages })).toBe(size);
  });
});

describe('a number of pages', () => {
  it.each([
    ['1', { from: 1, to: 1 }],
    ['5–8', { from: 5, to: 8 }],
    ['up to 10', { from: 1, to: 10 }],
    ['12 pages', { from: 12, to: 12 }],
    ['as scoped', null],
  ])('%s is read', (text, pages) => {
    expect(readPages(text)).toEqual(pages);
  });
});

describe('the ends of a price range', () => {
  it.each([
    ['5–8', 160_000, '5 pages cost £1,200, 8 pages £1,500; with long texts at most £1,600.'],
    ['5–8', 150_000, '5 pages cost £1,200, 8 pages £1,500.'],
    ['5–8', 140_000, '5 pages cost £1,200, 8 pages £1,400.'],
    ['5–8', null, null],
    ['up to 10', 320_000, null],
    ['1', 70_000, null],
    ['as agreed', 900_000, null],
  ])('%s pages to %s', (pages, priceToPence, words) => {
    expect(wordPriceEnds({ pages, priceFromPence: 120_000, priceToPence }, 10_000)).toBe(words);
  });
});

describe('the price of a number of pages', () => {
  const salon = { pages: '5–8', priceFromPence: 160_000, priceToPence: 190_000 };

  it.each([
    [5, 160_000, 0],
    [6, 170_000, 10_000],
    [8, 190_000, 30_000],
    [3, 160_000, 0],
  ])('%i is the lower one and each further page', (pageCount, pence, furtherPence) => {
    const price = { pageCount, includedPages: 5, includedPence: 160_000, furtherPence, pence };
    expect(priceOfPages(salon, pageCount, 10_000)).toEqual(price);
  });

  it.each([
    ['is more than the package has', salon, 9],
    ['is unknown', salon, null],
    ['does not make the range', { ...salon, pages: '1' }, 1],
    ['has no upper end', { ...salon, priceToPence: null }, 6],
    ['has no price', { ...salon, priceFromPence: null }, 6],
    ['is only limited', { ...salon, pages: 'up to 10' }, 6],
  ])('is left out where it %s', (_why, item, pageCount) => {
    expect(priceOfPages(item, pageCount, 10_000)).toBeNull();
  });

  it('stays inside the range, whatever a page costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(100_000), (pageCount, extraPagePence) => {
        const { pence = 0 } = priceOfPages(salon, pageCount, extraPagePence) ?? {};
        expect(pence).toBeGreaterThanOrEqual(salon.priceFromPence);
        expect(pence).toBeLessThanOrEqual(salon.priceToPence);
      }),
    );
  });
});

describe('a name', () => {
  it.each([
    ['Custom contact forms', 'form'],
    ['Form', 'form'],
    ['Extra Landing Pages', 'landing page'],
    ['Express', 'express'],
    ['Basic', 'basic'],
  ])('%s is heard as %s', (name, heard) => {
    expect(normaliseName(name)).toBe(heard);
  });

  it('is heard alike however it is written', () => {
    const word = fc.stringMatching(/^[a-z]{3,8}[b-r]$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const name = words.join(' ');
        expect(normaliseName(`Custom ${name.toUpperCase()}s`)).toBe(normaliseName(name));
        expect(normaliseName(normaliseName(name))).toBe(normaliseName(name));
      }),
    );
  });
});
