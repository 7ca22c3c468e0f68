import { expect, it } from 'vitest';
import { seoStatus } from '../../../../../src/scanner/checks/seo/seo-status.ts';
import { pageEvidence } from '../../../../support/scan-evidence.ts';

it.each([
  [200, 'pass'],
  [203, 'pass'],
  [404, 'fail'],
  [503, 'fail'],
  [304, 'fail'],
])('a page that answers with %i: %s', (status, outcome) => {
  const verdict = seoStatus.judge(pageEvidence({ status }));
  expect(verdict).toMatchObject({ outcome, summary: `The page answers with status ${status}.` });
});
