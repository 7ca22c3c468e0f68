import { expect, it } from 'vitest';
import { scanSteps } from '@/scanner/model/report';
import {
  newProgress,
  readProgress,
  type ScanProgress,
  stepLabels,
  stepViews,
} from '@/scans/rules/scan-state';

it('every step of the scanner has words, in its order', () => {
  expect(Object.keys(stepLabels)).toEqual([...scanSteps]);
});

it('a scan that waits has done nothing yet', () => {
  const views = stepViews(newProgress(false));
  expect(views).toHaveLength(scanSteps.length);
  expect(views.every(({ state, detail }) => state === 'waiting' && detail === null)).toBe(true);
});

it('what was done is shown with what came of it', () => {
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
    { key: 'files', label: 'Ask for robots.txt and sitemap', state: 'waiting', detail: null },
  ]);
});

it.each([null, undefined, {}])('what is not kept has not happened: %j', (stored) => {
  expect(readProgress(stored)).toEqual(newProgress(false));
});
