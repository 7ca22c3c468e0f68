import { expect, it } from 'vitest';
import { wordScanDuration } from '@/prices/rules/price-book';

it.each([
  [null, 'about 10 seconds'],
  [7, 'about 7 seconds'],
  [7.1, 'about 8 seconds'],
  [1, 'about 1 second'],
  [0, 'about 1 second'],
])('a median of %s seconds is worded %s', (median, words) => {
  expect(wordScanDuration(median)).toBe(words);
});
