import { expect, it } from 'vitest';
import { scanSteps } from '@/scanner/model/report';
import {
  newProgress,
  readProgress,
  type ScanProgress,
  stepLabels,
  stepViews,
} from '@/scans/rules/scan-state';

it('every step of the scanner has a label, in order', () => {
  expect(Object.keys(stepLabels)).toEqual([...scanSteps]);
});

it('a waiting scan has no finished steps', () => {
  const views = stepViews(newProgress(false));
  expect(views).toHaveLength(scanSteps.length);
  expect(views.every(({ state, detail }) => state === 'waiting' && detail === null)).toBe(true);
});

it('finished steps show their results', () => {
  const stored: ScanProgress = {
    attempt: 1,
    isBare: true,
    steps: {
      address: { state: 'done', detail: 'a.co.uk' },
      page: { state: 'begun', detail: null },
    },
  };
  expect(stepViews(readProgress(stored)).slice(0, 3)).toEqual([
    { key: 'address', label: 'Find the site', state: 'done', detail: 'a.co.uk' },
    { key: 'page', label: 'Open the page', state: 'begun', detail: null },
    { key: 'files', label: 'Look for a sitemap', state: 'waiting', detail: null },
  ]);
});

it.each([null, undefined, {}])('missing progress counts as not begun: %j', (stored) => {
  expect(readProgress(stored)).toEqual(newProgress(false));
});
