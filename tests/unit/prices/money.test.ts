import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPence, formatPenceRange, parsePounds, toPoundsInput } from '@/prices/rules/money';

/** Up to a million pounds, as the price fields allow. */
const pence = fc.integer({ min: 0, max: 100_000_000 });

describe('an amount on a page', () => {
  it.each([
    [0, '£0'],
    [5, '£0.05'],
    [9_900, '£99'],
    [7_450, '£74.50'],
    [120_000, '£1,200'],
    [123_456_789, '£1,234,567.89'],
    [-500, '−£5'],
  ])('writes %i pence as %s', (amount, text) => {
    expect(formatPence(amount)).toBe(text);
  });

  it.each([0.5, 99.99, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'refuses %d, which is not a whole number of pence',
    (amount) => {
      expect(() => formatPence(amount)).toThrow(RangeError);
    },
  );

  it('is exact to the penny', () => {
    fc.assert(
      fc.property(pence, (amount) => {
        expect(parsePounds(formatPence(amount))).toBe(amount);
      }),
    );
  });
});

describe('a price range', () => {
  it.each([
    [120_000, 160_000, '£1,200–1,600'],
    [50_000, 70_050, '£500–700.50'],
    [9_900, 9_900, '£99'],
    [9_900, null, '£99'],
    [null, null, 'POA'],
    [null, 5_000, 'POA'],
    [0, 100, '£0–1'],
  ])('%s to %s pence reads %s', (from, to, text) => {
    expect(formatPenceRange(from, to)).toBe(text);
  });
});

describe('a typed amount', () => {
  it.each([
    ['1200', 120_000],
    ['1,200', 120_000],
    ['1,200.5', 120_050],
    ['£74.50', 7_450],
    [' £ 74 ', 7_400],
    ['0', 0],
    ['0.09', 9],
    ['1,234,567.89', 123_456_789],
  ])('reads “%s”', (text, amount) => {
    expect(parsePounds(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '£',
    'about two thousand',
    '-5',
    '1.234',
    '1.',
    '.5',
    '1,20',
    '12,34,567',
    '1e3',
    '1 200',
    '١٢',
    '99999999999999999999',
  ])('finds no amount in “%s”', (text) => {
    expect(parsePounds(text)).toBeNull();
  });

  it('survives a round trip', () => {
    fc.assert(
      fc.property(pence, (amount) => {
        expect(parsePounds(toPoundsInput(amount))).toBe(amount);
      }),
    );
  });

  it('is whole pence or null for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,£ -e') }), (text) => {
        const amount = parsePounds(text);
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });

  it('is an empty text for null', () => {
    expect([toPoundsInput(null), toPoundsInput(undefined), toPoundsInput(0)]).toEqual([
      '',
      '',
      '0',
    ]);
  });
});
