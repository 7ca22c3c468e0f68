import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreBetweenLimits, scoreWithinLimit } from '../../../../../src/scanner/model/check.ts';

const amount = fc.double({ min: 0.001, max: 1e9, noNaN: true });

describe('the share for an amount against a limit', () => {
  it('is 1 up to the limit and falls monotonically', () => {
    expect(scoreWithinLimit(80, 80)).toBe(1);
    expect(scoreWithinLimit(10, 80)).toBe(1);
    fc.assert(
      fc.property(amount, amount, (one, more) => {
        expect(scoreWithinLimit(one, 80)).toBeGreaterThanOrEqual(scoreWithinLimit(one + more, 80));
        expect(scoreBetweenLimits(one, 800, 1800)).toBeGreaterThanOrEqual(
          scoreBetweenLimits(one + more, 800, 1800),
        );
      }),
    );
  });

  it('is between 0 and 1', () => {
    fc.assert(
      fc.property(amount, (one) => {
        for (const share of [scoreWithinLimit(one, 80), scoreBetweenLimits(one, 800, 1800)]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
