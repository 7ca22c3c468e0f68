import { describe, expect, it } from 'vitest';
import {
  formatPolicyFigure,
  policyFigures,
  policyGroups,
  policyKeys,
} from '@/prices/rules/policy-figures';
import { standaloneAddOnPence } from '@/prices/rules/price-book';
import { computedFigures } from '@/prices/rules/price-tokens';

describe('a fee or period in a text', () => {
  it.each([
    [9_700, 'pence', '£97'],
    [50, 'percent', '50%'],
    [1, 'days', '1 day'],
    [60, 'days', '60 days'],
    [5, 'businessDays', '5 business days'],
    [1, 'months', '1 month'],
    [12, 'months', '12 months'],
    [24, 'hours', '24 hours'],
    [60, 'minutes', '60 minutes'],
    [1, 'times', '1 time'],
    [3, 'times', '3 times'],
    [0, 'days', '0 days'],
    [1, 'years', '1 year'],
    [6, 'years', '6 years'],
    [1, 'scans', '1 scan'],
    [3, 'scans', '3 scans'],
    [30, 'count', '30'],
    [10_000, 'count', '10,000'],
    [1, 'count', '1'],
    [7_450, 'pence', '£74.50'],
  ] as const)('%i in %s reads %s', (value, unit, text) => {
    expect(formatPolicyFigure(value, unit)).toBe(text);
  });

  it('has a format for every figure', () => {
    for (const key of policyKeys) {
      const { initial, unit } = policyFigures[key];
      expect(formatPolicyFigure(initial, unit), key).toMatch(/^£?\d/);
    }
  });
});

describe('the seeded figures', () => {
  it('match the price list', () => {
    const initial = Object.fromEntries(policyKeys.map((key) => [key, policyFigures[key].initial]));
    expect(initial).toMatchObject({
      technicalReport: 9_700,
      strategyCall: 14_900,
      deposit: 50,
      retainerNotice: 60,
      addOnSurcharge: 50,
      exclusivityTail: 12,
      replyWithin: 24,
    });
  });
});

describe('the settings form', () => {
  it('has exactly one field per figure', () => {
    const placed = policyGroups.flatMap(({ keys }) => keys);
    expect([...placed].sort()).toEqual([...policyKeys].sort());
    expect(new Set(placed).size).toBe(placed.length);
  });

  it('labels each figure differently', () => {
    const labels = policyKeys.map((key) => policyFigures[key].label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('gives computed figures unique names', () => {
    expect(Object.keys(computedFigures).filter((key) => Object.hasOwn(policyFigures, key))).toEqual(
      [],
    );
  });
});

describe('an add-on without a retainer', () => {
  it.each([
    [7_450, 50, 11_175],
    [9_999, 50, 14_999],
    [10_000, 0, 10_000],
    [1, 50, 2],
  ])('%i pence and %i %% more cost %i pence', (price, surcharge, expected) => {
    expect(standaloneAddOnPence(price, surcharge)).toBe(expected);
  });
});
