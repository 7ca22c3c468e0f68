import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CostSide,
  compareCosts,
  costFigures,
  describeSaving,
  monthsInWords,
  paidUntilPence,
} from '@/prices/rules/comparisons';
import type { CostLineView } from '@/prices/rules/price-book';
import { makeComparison } from './support/price-book';

const line = (pence: number, every: CostLineView['every']): CostLineView => ({
  label: 'Line',
  pence,
  every,
});
const side = (...lines: CostLineView[]): CostSide => ({ label: 'Side', isOurs: false, lines });

describe('the cost over some years', () => {
  it('counts single payments in the first year only', () => {
    const { theirs } = compareCosts(3, side(line(80_000, 'once')), side());
    expect(theirs).toMatchObject({ yearTotalsPence: [80_000, 0, 0], totalPence: 80_000 });
  });

  it('counts twelve months in every year', () => {
    const { theirs } = compareCosts(2, side(line(1_550, 'month')), side());
    expect(theirs).toMatchObject({ yearTotalsPence: [18_600, 18_600], totalPence: 37_200 });
  });

  it('counts a yearly payment once a year', () => {
    const { theirs } = compareCosts(2, side(line(2_000, 'year')), side());
    expect(theirs).toMatchObject({ yearTotalsPence: [2_000, 2_000], totalPence: 4_000 });
  });

  it('is zero without lines', () => {
    const { theirs, ours, savingPence } = compareCosts(1, side(), side());
    expect([theirs.totalPence, ours.totalPence, savingPence]).toEqual([0, 0, 0]);
  });

  it('does not modify the lines', () => {
    const lines = [line(1, 'once'), line(2, 'month')];
    expect(compareCosts(1, side(...lines), side()).theirs.lines).toEqual(lines);
  });
});

describe('what has been paid by a month', () => {
  it('counts single and yearly payments from the first month on', () => {
    const lines = [line(80_000, 'once'), line(2_000, 'year'), line(1_500, 'month')];
    expect([0, 1, 12, 13].map((months) => paidUntilPence(lines, months))).toEqual([
      0, 83_500, 100_000, 103_500,
    ]);
  });

  it('is named with its saving and its time', () => {
    expect(describeSaving(582_000, true)).toBe('£5,820 less with us');
    expect(describeSaving(-100, false)).toBe('£1 more');
    expect(describeSaving(0, true)).toBe('No difference');
    expect([1, 7, 12, 36].map(monthsInWords)).toEqual([
      'one month',
      '7 months',
      'one year',
      '3 years',
    ]);
  });
});

const anyLine = fc.record({
  label: fc.constant('Line'),
  pence: fc.integer({ min: 0, max: 100_000_000 }),
  every: fc.constantFrom('once' as const, 'month' as const, 'year' as const),
});
const anySide = fc.array(anyLine, { maxLength: 15 }).map((lines) => side(...lines));
const years = fc.integer({ min: 1, max: 5 });

describe('payments over the months', () => {
  it('never fall, and reach the total at the end of the last year', () => {
    fc.assert(
      fc.property(years, anySide, (count, { lines, ...rest }) => {
        const paid = Array.from({ length: 12 * count }, (_, month) =>
          paidUntilPence(lines, month + 1),
        );
        expect(paid).toEqual(paid.toSorted((a, b) => a - b));
        const { theirs } = compareCosts(count, { ...rest, lines }, side());
        expect(paid.at(-1)).toBe(theirs.totalPence);
      }),
    );
  });
});

describe('two payment models', () => {
  it('are compared by their yearly sums', () => {
    fc.assert(
      fc.property(years, anySide, anySide, (count, left, right) => {
        const { theirs, ours, savingPence } = compareCosts(count, left, right);
        const sum = (amounts: number[]) => amounts.reduce((all, pence) => all + pence, 0);
        expect(theirs.yearTotalsPence).toHaveLength(count);
        expect(theirs.totalPence).toBe(sum(theirs.yearTotalsPence));
        expect(savingPence).toBe(theirs.totalPence - ours.totalPence);
      }),
    );
  });

  it('turn the saving into a loss if swapped', () => {
    fc.assert(
      fc.property(years, anySide, anySide, (count, left, right) => {
        const there = compareCosts(count, left, right).savingPence;
        expect(compareCosts(count, right, left).savingPence + there).toBe(0);
      }),
    );
  });

  it('cost the same in every later year, and at least as much in the first', () => {
    fc.assert(
      fc.property(years, anySide, (count, left) => {
        const [first = 0, ...later] = compareCosts(count, left, side()).theirs.yearTotalsPence;
        expect(new Set(later).size).toBeLessThan(2);
        for (const pence of later) expect(first).toBeGreaterThanOrEqual(pence);
      }),
    );
  });
});

describe('a figure of a comparison', () => {
  it.each([
    ['first', 120_000],
    ['later', 20_050],
    ['total', 140_050],
    ['ours', 50_000],
    ['saving', 90_050],
  ] as [keyof typeof costFigures, number][])('%s: %i pence', (part, pence) => {
    expect(costFigures[part].penceOf(makeComparison())).toBe(pence);
  });

  it('is 0 for later years if there is only one year', () => {
    const view = makeComparison({ ...compareCosts(1, side(line(5, 'month')), side()) });
    const pence = Object.values(costFigures).map(({ penceOf }) => penceOf(view));
    expect(pence).toEqual([60, 0, 60, 0, 60]);
  });
});
