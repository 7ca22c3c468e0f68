import { describe, expect, it } from 'vitest';
import {
  oldestPriceDraft,
  type PriceChange,
  planRevert,
  summarisePrices,
} from '@/prices/rules/price-history';

const change = (
  id: number,
  field: 'From' | 'To',
  before: number | null,
  after: number | null,
  name = `Package ${id}`,
): PriceChange => ({
  figure: `packages/${id}/price${field}Pence`,
  label: `${name}, ${field === 'From' ? 'from' : 'up to'}`,
  beforePence: before,
  afterPence: after,
});

describe('the summary of an entry', () => {
  it('describes a single price in full', () => {
    expect(summarisePrices([change(1, 'From', 240_000, 250_000, 'Growth')])).toBe(
      'Growth, from: £2,400 → £2,500',
    );
    expect(summarisePrices([change(1, 'To', 240_000, null)], true)).toBe(
      'Taken back: Package 1, up to: £2,400 → none',
    );
  });

  it('counts several prices, and names each item once', () => {
    const changes = [1, 2, 3, 4, 5].flatMap((id) => [
      change(id, 'From', 1, 2),
      change(id, 'To', 3, 4),
    ]);
    expect(summarisePrices(changes)).toBe('10 prices: Package 1; Package 2; Package 3 and 2 more');
    expect(summarisePrices(changes.slice(0, 4))).toBe('4 prices: Package 1; Package 2');
  });

  it('fits its column, however long the names are', () => {
    const changes = [1, 2, 3].map((id) => change(id, 'From', 1, 2, 'N'.repeat(80)));
    expect(summarisePrices(changes, true).length).toBeLessThanOrEqual(200);
  });
});

describe('reverting an entry', () => {
  const changes = [
    change(1, 'From', 100, 110),
    change(2, 'From', 200, 220),
    change(3, 'To', null, 5),
  ];
  const prices = (...now: [number, 'From' | 'To', number | null][]) =>
    new Map(
      now.map(([id, field, pence]) => [
        `packages/${id}/price${field}Pence`,
        { pence, isOptional: field === 'To' },
      ]),
    );

  it('resets prices unchanged since the entry', () => {
    expect(planRevert(changes, prices([1, 'From', 110], [2, 'From', 220], [3, 'To', 5]))).toEqual({
      edits: [
        { figure: 'packages/1/priceFromPence', seenPence: 110, pence: 100 },
        { figure: 'packages/2/priceFromPence', seenPence: 220, pence: 200 },
        { figure: 'packages/3/priceToPence', seenPence: 5, pence: null },
      ],
      overwrites: [],
      impossible: [],
    });
  });

  it('asks before overwriting later changes, and skips prices already reset', () => {
    const plan = planRevert(changes, prices([1, 'From', 130], [2, 'From', 200], [3, 'To', 5]));
    expect(plan.overwrites).toEqual([
      { figure: 'packages/1/priceFromPence', label: 'Package 1, from', seenPence: 130, pence: 100 },
    ]);
    expect(plan.edits).toHaveLength(1);
  });

  it('names prices that cannot be reverted: removed, or without a price before', () => {
    const first = [change(1, 'From', null, 100), change(2, 'From', 200, 220)];
    expect(planRevert(first, prices([1, 'From', 100]))).toEqual({
      edits: [],
      overwrites: [],
      impossible: ['Package 1, from', 'Package 2, from'],
    });
  });
});

describe('a draft of prices', () => {
  it('expires after a day', () => {
    const now = new Date('2026-11-22T10:00:00Z');
    expect(oldestPriceDraft(now).toISOString()).toBe('2026-11-21T10:00:00.000Z');
  });
});
