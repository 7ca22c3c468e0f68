import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenLines, knownChoice, proposalTotals } from '@/proposals/rules/offer';

const line = fc.record({
  id: fc.uuid(),
  amountPence: fc.integer({ min: 0, max: 10_000_000 }),
  every: fc.constantFrom('once' as const, 'month' as const),
  isOptional: fc.boolean(),
});
const lines = fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 40 });
const percent = fc.integer({ min: 0, max: 100 });
const withChoice = lines.chain((all) =>
  fc.tuple(fc.constant(all), fc.subarray(all.map(({ id }) => id))),
);

describe('the totals of a proposal', () => {
  it('sum up the lines', () => {
    const offer = [
      { id: 'site', amountPence: 160_000, every: 'once', isOptional: false },
      { id: 'blog', amountPence: 30_000, every: 'once', isOptional: true },
      { id: 'care', amountPence: 9_900, every: 'month', isOptional: true },
    ] as const;
    expect(proposalTotals(offer, ['care'], 50)).toEqual({
      oncePence: 160_000,
      depositPence: 80_000,
      restPence: 80_000,
      monthlyPence: 9_900,
      optional: { oncePence: 0, monthlyPence: 9_900 },
    });
    expect(proposalTotals(offer, ['blog', 'nobody-knows-it'], 50)).toMatchObject({
      oncePence: 190_000,
      monthlyPence: 0,
      optional: { oncePence: 30_000, monthlyPence: 0 },
    });
  });

  it.each([
    [10_001, 50, 5_001, 5_000],
    [9_999, 50, 5_000, 4_999],
    [10_001, 33, 3_300, 6_701],
    [10_002, 33, 3_301, 6_701],
    [10_001, 100, 10_001, 0],
    [10_001, 0, 0, 10_001],
  ])('round the deposit to the nearest penny: %i at %i%%', (price, percent, deposit, rest) => {
    const offer = [{ id: 'site', amountPence: price, every: 'once', isOptional: false }] as const;
    const { depositPence, restPence } = proposalTotals(offer, [], percent);
    expect([depositPence, restPence]).toEqual([deposit, rest]);
  });

  it('equal the sum of their parts for every choice', () => {
    fc.assert(
      fc.property(withChoice, percent, ([all, chosen], deposit) => {
        const { oncePence, depositPence, restPence, monthlyPence } = proposalTotals(
          all,
          chosen,
          deposit,
        );
        const sum = chosenLines(all, chosen).reduce((total, one) => total + one.amountPence, 0);
        expect(oncePence + monthlyPence).toBe(sum);
        expect(depositPence + restPence).toBe(oncePence);
        for (const pence of [oncePence, depositPence, restPence, monthlyPence]) {
          expect(Number.isSafeInteger(pence)).toBe(true);
          expect(pence).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('never decrease when a line is ticked', () => {
    fc.assert(
      fc.property(withChoice, percent, fc.nat(), ([all, chosen], deposit, at) => {
        fc.pre(all.length > 0);
        const more = [...chosen, all[at % all.length]?.id ?? ''];
        const [before, after] = [chosen, more].map((ids) => proposalTotals(all, ids, deposit));
        for (const sum of ['oncePence', 'depositPence', 'restPence', 'monthlyPence'] as const) {
          expect(after?.[sum]).toBeGreaterThanOrEqual(before?.[sum] ?? 0);
        }
      }),
    );
  });
});

describe('a choice', () => {
  it('contains optional lines only, once each, in the proposal’s order', () => {
    fc.assert(
      fc.property(withChoice, ([all, chosen]) => {
        const known = knownChoice(all, [...chosen.toReversed(), ...chosen, 'nobody-knows-it']);
        const optional = all.filter(({ id, isOptional }) => isOptional && chosen.includes(id));
        expect(known).toEqual(optional.map(({ id }) => id));
      }),
    );
  });
});
