import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPercent,
  isSameSpan,
  parsePercent,
  raisePrice,
  raiseSpan,
  roundingSteps,
} from '@/prices/rules/raise-price';

/** Up to a million pounds, as the price fields allow. */
const pence = fc.integer({ min: 0, max: 100_000_000 });
/** In hundredths of a per cent, from -50 to 100. */
const hundredths = fc.integer({ min: -5_000, max: 10_000 });
const step = fc.constantFrom(...roundingSteps);

describe('an amount changed by a percentage', () => {
  it.each([
    [120_000, 5, 100, 126_000],
    [120_000, 5, 5_000, 125_000],
    [160_000, 5, 1_000, 168_000],
    [9_900, 5, 100, 10_400],
    [9_900, 2.5, 500, 10_000],
    [7_450, 0, 100, 7_500],
    [50_000, -50, 100, 25_000],
    [50_000, 100, 100, 100_000],
    [100_000, 2.3, 100, 102_300],
    [100_000_000, 100, 5_000, 200_000_000],
    [0, 100, 100, 0],
  ])('%i pence by %d %% to %i is %i', (amount, percent, stepPence, expected) => {
    expect(raisePrice(amount, percent, stepPence)).toBe(expected);
  });

  it.each([
    [149, 100],
    [150, 200],
    [249, 200],
    [250, 300],
  ])('is rounded half up: %i pence is %i', (amount, expected) => {
    expect(raisePrice(amount, 0, 100)).toBe(expected);
  });

  it('rounds a half upwards also when the price falls', () => {
    expect(raisePrice(300, -50, 100)).toBe(200);
    expect(raisePrice(299, -50, 100)).toBe(100);
  });

  it('never makes a price free', () => {
    expect(raisePrice(2_000, 5, 5_000)).toBe(5_000);
    expect(raisePrice(1, -50, 100)).toBe(100);
  });

  it.each([
    [0.5, 5, 100],
    [-1, 5, 100],
    [Number.NaN, 5, 100],
    [100, 100.01, 100],
    [100, -50.01, 100],
    [100, 1.005, 100],
    [100, Number.NaN, 100],
    [100, 5, 0],
    [100, 5, 0.5],
    [100, 5, -100],
    [2 ** 52, 100, 100],
  ])('is refused when it can’t be: %d by %d to %d', (...args) => {
    expect(() => raisePrice(...args)).toThrow(RangeError);
  });

  it('is within half a step of the exact amount, and a multiple of the step', () => {
    fc.assert(
      fc.property(pence, hundredths, step, (amount, change, stepPence) => {
        const raised = raisePrice(amount, change / 100, stepPence);
        expect(Number.isSafeInteger(raised)).toBe(true);
        expect(raised).toBeGreaterThanOrEqual(0);
        expect(raised % stepPence).toBe(0);
        // In ten-thousandths of a penny, to avoid fractions.
        const exact = BigInt(amount) * BigInt(10_000 + change);
        const twiceOff = 2n * (BigInt(raised) * 10_000n - exact);
        const oneStep = BigInt(stepPence) * 10_000n;
        if (raised > stepPence) {
          expect(twiceOff <= oneStep, 'not too high').toBe(true);
          expect(twiceOff > -oneStep, 'a half goes up').toBe(true);
        }
        expect(raised === 0).toBe(amount === 0);
      }),
    );
  });

  it('keeps the order of two prices', () => {
    fc.assert(
      fc.property(pence, pence, hundredths, step, (one, other, change, stepPence) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(raisePrice(low, change / 100, stepPence)).toBeLessThanOrEqual(
          raisePrice(high, change / 100, stepPence),
        );
      }),
    );
  });

  it('does not change a rounded amount at 0 %', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), step, (steps, stepPence) => {
        expect(raisePrice(steps * stepPence, 0, stepPence)).toBe(steps * stepPence);
      }),
    );
  });
});

describe('a price changed by a percentage', () => {
  it('keeps its upper end at or above its lower one', () => {
    fc.assert(
      fc.property(pence, pence, hundredths, step, (from, more, change, stepPence) => {
        const span = { fromPence: from, toPence: Math.min(from + more, 100_000_000) };
        const { fromPence, toPence } = raiseSpan(span, change / 100, stepPence);
        expect(toPence).toBeGreaterThanOrEqual(fromPence);
      }),
    );
  });

  it('keeps a single figure single', () => {
    expect(raiseSpan({ fromPence: 9_900, toPence: null }, 5, 500)).toEqual({
      fromPence: 10_500,
      toPence: null,
    });
  });

  it('is compared by both ends', () => {
    const span = { fromPence: 1, toPence: 2 };
    expect(isSameSpan(span, { ...span })).toBe(true);
    expect(isSameSpan(span, { ...span, toPence: null })).toBe(false);
    expect(isSameSpan(span, { ...span, fromPence: 2 })).toBe(false);
  });
});

describe('a typed percentage', () => {
  it.each([
    ['5', 5],
    ['2.5', 2.5],
    [' +3 % ', 3],
    ['-10', -10],
    ['−10%', -10],
    ['0', 0],
    ['100', 100],
    ['-50', -50],
  ])('reads “%s”', (text, percent) => {
    expect(parsePercent(text)).toBe(percent);
  });

  it.each(['', ' ', '%', 'five', '1.005', '100.01', '101', '-50.01', '-51', '1e1', '5,5', '--5'])(
    'is invalid: “%s”',
    (text) => {
      expect(parsePercent(text)).toBeNull();
    },
  );

  it('has at most two decimals and stays within the limits', () => {
    expect([-50, 0.01, 12.34, 100].map(isPercent)).toEqual([true, true, true, true]);
    expect([-50.01, 0.001, 100.01, Number.NaN, Number.POSITIVE_INFINITY].map(isPercent)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

it('may have two decimals', () => {
  expect(parsePercent('2.25')).toBe(2.25);
});
