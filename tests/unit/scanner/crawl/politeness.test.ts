import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScanWorker, type ScanWorker } from '@/scanner/engine/scan-worker';
import { crawl, linking, noon, openSite, reasonsOf, testClock, text } from './support/crawling';

let worker: ScanWorker;
beforeAll(() => {
  worker = createScanWorker({ limits: { cpuMs: 120_000, memoryMb: 256 } });
});
afterAll(() => worker.close());

describe('politeness', () => {
  const three = { '/': linking('/a', '/b'), '/a': linking(), '/b': linking() };

  it('allows one request at a time and two per second', async () => {
    const site = await openSite(three);
    const { begun, most } = await crawl(site, worker);
    expect(begun.map(({ path }) => path)).toEqual(['/robots.txt', '/', '/sitemap.xml', '/a', '/b']);
    expect(begun.map(({ at }) => at - noon)).toEqual([0, 500, 1000, 1500, 2000]);
    expect(most).toBe(1);
  });

  it.each([
    ['Crawl-delay: 4', 4_000],
    ['Crawl-delay: 60', 10_000],
    ['Crawl-delay: 0.1', 500],
    ['Crawl-delay: soon', 500],
  ])('respects the site’s crawl delay: %s', async (line, pause) => {
    const site = await openSite({ ...three, '/robots.txt': text(`User-agent: *\n${line}`) });
    const { begun } = await crawl(site, worker);
    expect(begun.map(({ at }) => at - noon)).toEqual([0, 1, 2, 3, 4].map((nth) => nth * pause));
  });

  it('holds when timers fire early', async () => {
    const site = await openSite(three);
    const { now, sleep } = testClock();
    const early = (ms: number) => sleep(Math.max(1, ms - 3));
    const { begun } = await crawl(site, worker, { now, sleep: early });
    const pauses = begun.slice(1).map(({ at }, index) => at - (begun[index]?.at ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(500);
  });

  it('respects robots.txt, for our name or for all', async () => {
    const site = await openSite({
      '/robots.txt': text('User-agent: *\nDisallow: /private\nAllow: /private/open$'),
      '/': linking('/private/a', '/private/open', '/private', '/public'),
      '*': linking(),
    });
    const outcome = await crawl(site, worker);
    expect(reasonsOf(outcome)).toMatchObject({
      '/private': 'robots',
      '/private/a': 'robots',
      '/private/open': 'listed',
      '/public': 'listed',
    });
    expect(site.count('/private/a') + site.count('/private')).toBe(0);
  });
});
