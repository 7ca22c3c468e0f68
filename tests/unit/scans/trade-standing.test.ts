import { expect, it } from 'vitest';
import { standingInWords } from '@/scans/rules/trade-standing';

it.each([
  [0, null, 60, 'Yours is the first site of this trade'],
  [1, null, 60, 'scanned 1 other site of this trade'],
  [19, null, 60, 'scanned 19 other sites of this trade within a year. From 20'],
  [20, 61, 71, 'Half of the 20 other sites of this trade that we scanned have 61 or more'],
  [20, 61, 71, 'Yours is 10 points better.'],
  [20, 61, 60, 'Yours is 1 point lower.'],
  [20, 61, 61, 'Yours is the same.'],
])('%i sites with a median of %s, and a score of %i: %s', (sites, median, overall, words) => {
  expect(standingInWords({ sites, median }, overall)).toContain(words);
});
