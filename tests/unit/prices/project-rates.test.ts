import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstYears, type ProjectRate, type SupportPlan } from '@/prices/rules/rates';

const rate = (fromPounds: number, toPounds: number): ProjectRate => ({
  label: 'Rate',
  fromPence: fromPounds * 100,
  toPence: toPounds * 100,
  duration: null,
});
const plan = (hoursPerMonth: number, poundsPerMonth: number): SupportPlan => ({
  hoursPerMonth,
  pricePerMonthPence: poundsPerMonth * 100,
});

const carpentryPlans = [plan(2, 150), plan(5, 250)];
const theftPlans = [plan(3, 200), plan(8, 350)];

describe('the first-year cost of a project', () => {
  it.each([
    ['carpentry, standard', rate(8_000, 12_000), carpentryPlans, [9_800, 13_800], [11_000, 15_000]],
    ['carpentry, startup', rate(5_500, 7_000), carpentryPlans, [7_300, 8_800], [8_500, 10_000]],
    ['tool theft, standard', rate(15_000, 22_000), theftPlans, [17_400, 24_400], [19_200, 26_200]],
    ['tool theft, startup', rate(10_000, 15_000), theftPlans, [12_400, 17_400], [14_200, 19_200]],
  ])('%s', (_name, project, plans, least, most) => {
    const sums = firstYears(project, plans).map((year) => [year.fromPence, year.toPence]);
    expect(sums).toEqual([least, most].map((range) => range.map((pounds) => pounds * 100)));
  });

  it('is omitted without a support plan', () => {
    expect(firstYears(rate(8_000, 12_000), [])).toEqual([]);
  });
});

const pence = fc.integer({ min: 0, max: 100_000_000 });
const anyRate = fc.record({
  label: fc.string(),
  fromPence: pence,
  toPence: pence,
  duration: fc.constant(null),
});
const anyPlans = fc.array(
  fc.record({ hoursPerMonth: fc.integer({ min: 1, max: 160 }), pricePerMonthPence: pence }),
  { maxLength: 3 },
);

describe('each first year', () => {
  it('is the build and twelve months of one plan, in the plans’ order', () => {
    fc.assert(
      fc.property(anyRate, anyPlans, (project, plans) => {
        const years = firstYears(project, plans);
        expect(years).toHaveLength(plans.length);
        for (const [index, year] of years.entries()) {
          expect(year).toMatchObject(plans[index] ?? {});
          expect(year.supportPence).toBe(12 * year.pricePerMonthPence);
          expect(year.fromPence - project.fromPence).toBe(year.supportPence);
          expect(year.toPence - project.toPence).toBe(year.supportPence);
        }
      }),
    );
  });
});
