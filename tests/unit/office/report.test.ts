import { expect, it } from 'vitest';
import { purgeReport } from '@/office/rules/retention';

it('a night without problems lists each rule', () => {
  expect(
    purgeReport([
      { what: 'Messages held as spam', deleted: 0, hasMore: false },
      { what: 'Days of visitor statistics', deleted: 3 },
    ]),
  ).toEqual({
    deleted: 3,
    summary: 'Messages held as spam: 0.\nDays of visitor statistics: 3.',
    hasProblem: false,
  });
});

it('remaining rows for the next night are no problem', () => {
  const report = purgeReport([{ what: 'Messages held as spam', deleted: 5000, hasMore: true }]);
  expect(report.hasProblem).toBe(false);
  expect(report.summary).toContain('There is more; the next night goes on.');
});

it.each([
  ['broken', 'something went wrong'],
  ['no period', 'Please correct it.'],
] as const)('a rule that did not work marks the night: %s', (problem, words) => {
  const report = purgeReport([
    { what: 'Messages held as spam', deleted: 2, problem },
    { what: 'Days of visitor statistics', deleted: 3 },
  ]);
  expect(report).toMatchObject({ deleted: 5, hasProblem: true });
  expect(report.summary.split('\n')[0]).toContain(words);
});
