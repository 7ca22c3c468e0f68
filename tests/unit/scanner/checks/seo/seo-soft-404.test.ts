import { expect, it } from 'vitest';
import { seoSoft404 } from '../../../../../src/scanner/checks/seo/seo-soft-404.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';

it.each([
  [404, 'pass'],
  [410, 'pass'],
  [200, 'fail'],
  [403, 'unknown'],
  [429, 'unknown'],
  [503, 'unknown'],
  [302, 'unknown'],
])('a random address that answers with %i: %s', (status, outcome) => {
  const randomPath = known({ url: 'https://shop.example/0b7c', status });
  expect(seoSoft404.judge(pageEvidence({ randomPath }))).toMatchObject({ outcome });
});

it('an unanswered request proves nothing', () => {
  expect(seoSoft404.judge(pageEvidence())).toMatchObject({ outcome: 'unknown' });
});
