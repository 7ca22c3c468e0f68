import { expect, it } from 'vitest';
import { pageAsked } from '@/proposals/rules/proposal-view';

it.each([
  ['1', 1],
  ['12', 12],
  ['999999', 100_000],
  ['0', 1],
  ['-3', 1],
  ['2.5', 1],
  ['1e3', 1],
  ['9'.repeat(40), 1],
  ['', 1],
  [['2', '3'], 1],
  [undefined, 1],
])('reads %j as screen %s of the list', (asked, page) => {
  expect(pageAsked(asked)).toBe(page);
});
