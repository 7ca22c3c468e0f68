import { describe, expect, it } from 'vitest';
import { findMostSold } from '@/prices/rules/price-book';

describe('the package sold most', () => {
  it.each([
    [[], null],
    [['trades', 'trades'], null],
    [['trades', 'trades', 'trades'], 'trades'],
    [['growth', 'trades', 'trades', 'growth', 'trades'], 'trades'],
    [['growth', 'trades', 'trades', 'growth', 'trades', 'growth'], null],
  ])('of %j is %s', (sold, key) => {
    expect(findMostSold(sold)).toBe(key);
  });
});
