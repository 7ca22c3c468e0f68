import { type Check, fail, pass, scoreBetweenLimits, unknown } from '../../model/check.ts';

const GOOD_MS = 800;
const POOR_MS = 1800;

/** Thresholds of web.dev: good up to 800 ms, poor from 1800 ms. */
export const perfTtfb: Check = {
  id: 'perf-ttfb',
  severity: 'high',
  title: 'The server is slow to answer',
  passed: 'Speed of the server’s answer',
  why: 'Nothing can appear before the server has answered. Visitors on phones wait for this first and then for everything else.',
  fix: 'Keep finished pages in a cache, on the server or at a CDN, so that they need not be built for every visit. If that is not enough, a faster hosting plan is.',
  remedy: 'speed',
  sourceName: 'web.dev, Time to First Byte',
  sourceUrl: 'https://web.dev/articles/ttfb',
  judge({ ttfbMs }) {
    if (!ttfbMs.known) return unknown(ttfbMs.because);
    const milliseconds = Math.round(ttfbMs.value);
    const proofs = [{ kind: 'measure', value: `${milliseconds} ms, the better of two` }] as const;
    const summary = `The server took ${milliseconds} ms to begin its answer to our request`;
    if (ttfbMs.value <= GOOD_MS) return pass(`${summary}.`, proofs);
    return fail(`${summary}; up to ${GOOD_MS} ms is good.`, proofs, {
      share: scoreBetweenLimits(ttfbMs.value, GOOD_MS, POOR_MS),
      // A single measurement from one place.
      confidence: 'likely',
    });
  },
};
