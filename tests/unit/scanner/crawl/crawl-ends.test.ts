import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScanWorker, type ScanWorker } from '@/scanner/engine/scan-worker';
import { crawl, linking, noon, openSite, pagesOf, reasonsOf, text } from './support/crawling';

let worker: ScanWorker;
beforeAll(() => {
  worker = createScanWorker({ limits: { cpuMs: 120_000, memoryMb: 256 } });
});
afterAll(() => worker.close());

describe('a crawl ends', () => {
  const endless = {
    '*': ({ path }: { path: string }) => linking(`${path}a`, `${path}b`),
    '/robots.txt': text('User-agent: *'),
    '/sitemap.xml': { status: 404 },
  };

  it('after so many pages, and reports how many it saw and did not open', async () => {
    const site = await openSite(endless);
    const seen: [string, number][] = [];
    const outcome = await crawl(site, worker, {
      maxPages: 7,
      onPage: ({ url }, opened) => seen.push([url.replace(site.origin, ''), opened]),
    });
    expect(outcome).toMatchObject({ status: 'done', stopped: 'pages', unread: 8 });
    expect(pagesOf(outcome)).toHaveLength(7);
    expect(seen.map(([, opened]) => opened)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    // robots.txt and the sitemap are extra.
    expect(site.requests).toHaveLength(9);
  });

  it('when its time is up', async () => {
    const site = await openSite(endless);
    const outcome = await crawl(site, worker, { maxMs: 5_000 });
    expect(outcome).toMatchObject({ status: 'done', stopped: 'time' });
    expect(outcome.begun.every(({ at }) => at <= noon + 5_000)).toBe(true);
    expect(pagesOf(outcome).length).toBeGreaterThan(5);
  });

  it('when the site rejects further requests, with its results so far', async () => {
    const site = await openSite({
      ...endless,
      '/b': { status: 429, headers: { 'retry-after': '60' } },
    });
    const outcome = await crawl(site, worker);
    expect(outcome).toMatchObject({ status: 'done', stopped: 'turned-away' });
    expect(site.requests.at(-1)?.path).toBe('/b');
    expect(Object.keys(reasonsOf(outcome))).toEqual(['/', '/a']);
  });

  it('when the site fails', async () => {
    const site = await openSite({
      '/': linking(...Array.from({ length: 30 }, (_, index) => `/p${index}`)),
      '/robots.txt': { status: 404 },
      '/sitemap.xml': { status: 404 },
      '*': { status: 500 },
    });
    const outcome = await crawl(site, worker);
    expect(outcome).toMatchObject({ status: 'done', stopped: 'silence', unread: 25 });
  });

  it('at once when it is aborted', async () => {
    const site = await openSite(endless);
    const stop = new AbortController();
    const work = crawl(site, worker, {
      signal: stop.signal,
      onPage: (_, opened) => {
        if (opened === 3) stop.abort(new Error('Enough'));
      },
    });
    await expect(work).rejects.toThrow('Enough');
    expect(site.requests.length).toBeLessThan(7);
  });
});
