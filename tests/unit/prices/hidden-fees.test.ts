import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUpHiddenFees } from '@/prices/rules/comparisons';

const fees = (...pence: number[]) => pence.map((monthlyPence) => ({ monthlyPence }));
const anyFees = fc
  .array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 20 })
  .map((pence) => fees(...pence));

describe('hidden fees', () => {
  it('are summed over 12, 24 and 36 months', () => {
    expect(addUpHiddenFees(fees(3_000, 10_000, 5_000))).toEqual({
      monthlyPence: 18_000,
      firstYearPence: 216_000,
      laterYearsPence: 432_000,
      totalPence: 648_000,
      oursPence: 0,
      savingPence: 648_000,
    });
  });

  it('sum to zero without ticked fees', () => {
    expect(new Set(Object.values(addUpHiddenFees([])))).toEqual(new Set([0]));
  });

  it('are exact to the penny', () => {
    expect(addUpHiddenFees(fees(1, 99, 333)).totalPence).toBe(36 * 433);
  });

  it('have yearly sums in whole pence that add up and are never negative', () => {
    fc.assert(
      fc.property(anyFees, (ticked) => {
        const sums = addUpHiddenFees(ticked);
        for (const pence of Object.values(sums)) {
          expect(Number.isSafeInteger(pence)).toBe(true);
          expect(pence).toBeGreaterThanOrEqual(0);
        }
        expect(sums.totalPence).toBe(sums.firstYearPence + sums.laterYearsPence);
        expect(sums.laterYearsPence).toBe(2 * sums.firstYearPence);
        expect(sums.firstYearPence).toBe(12 * sums.monthlyPence);
        expect(sums.savingPence).toBe(sums.totalPence - sums.oursPence);
      }),
    );
  });

  it('grow by 36 months of each ticked fee', () => {
    fc.assert(
      fc.property(anyFees, fc.integer({ min: 0, max: 10_000_000 }), (ticked, pence) => {
        const before = addUpHiddenFees(ticked).totalPence;
        expect(addUpHiddenFees([...ticked, ...fees(pence)]).totalPence).toBe(before + 36 * pence);
      }),
    );
  });

  it('do not depend on the order of ticking', () => {
    fc.assert(
      fc.property(anyFees, (ticked) => {
        expect(addUpHiddenFees([...ticked].reverse())).toEqual(addUpHiddenFees(ticked));
      }),
    );
  });
});
