import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeLimited, proofFor } from '@/scans/rules/scan-request';

it('demands more proof with each scan, as the specification says', () => {
  const figures = { captchaAfter: 2, freeLimit: 3 };
  expect([1, 2, 3, 4, 5].map((position) => proofFor(position, figures))).toEqual([
    'none',
    'none',
    'captcha',
    'email',
    'email',
  ]);
});

it('never demands less proof later, for any limits', () => {
  const rank = { none: 0, captcha: 1, email: 2 };
  const figure = fc.nat({ max: 30 });
  fc.assert(
    fc.property(figure, figure, figure, (captchaAfter, freeLimit, position) => {
      const figures = { captchaAfter, freeLimit };
      return rank[proofFor(position, figures)] <= rank[proofFor(position + 1, figures)];
    }),
  );
});

it.each([
  [1, 'in a minute'],
  [61, 'in 2 minutes'],
  [3_600, 'in 60 minutes'],
  [7_200, 'in 2 hours'],
  [86_400, 'in 24 hours'],
])('says when to come again: %s s', (seconds, words) => {
  for (const of of ['scans', 'scannedSite', 'mails', 'crawls', 'crawledSite'] as const) {
    expect(makeLimited(of, seconds).error).toContain(words);
  }
});
