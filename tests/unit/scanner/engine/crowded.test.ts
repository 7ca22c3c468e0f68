import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import type { FixturePaths } from '../../../support/fixture-site';
import { textWithoutTimes } from '../../../support/report-without-times';
import { openSite, scanSite, shop } from './support/scanning';

/** A shop with dead links and missing files, which a scan in a hurry would overlook. */
const neglected: FixturePaths = {
  ...shop,
  '/': `${shop['/']}${Array.from({ length: 3 }, (_, index) => `<a href="/gone-${index}">Gone ${index}</a><img src="/lost-${index}.png" alt="Lost">`).join('')}`,
};

/** Threads that use all processors, and turns of our own event loop that last long. */
function crowd(turnMs: number): void {
  const spin = 'for (;;);';
  const threads = Array.from({ length: 2 }, () => new Worker(spin, { eval: true }));
  const timer = setInterval(() => {
    const until = performance.now() + turnMs;
    while (performance.now() < until);
  }, 1);
  onTestFinished(async () => {
    clearInterval(timer);
    await Promise.all(threads.map((thread) => thread.terminate()));
  });
}

it('a crowded machine gives the same report as an idle one', async () => {
  const site = await openSite(neglected);
  const scan = async () => {
    const outcome = await scanSite(site, {});
    if (outcome.status !== 'scored') throw new Error(outcome.because);
    return textWithoutTimes(outcome.report);
  };
  const alone = await scan();
  crowd(5);
  const crowded = await Promise.all(Array.from({ length: 20 }, scan));
  expect([...new Set(crowded)]).toEqual([alone]);
  expect(alone).not.toContain('byOurLimit');
});
