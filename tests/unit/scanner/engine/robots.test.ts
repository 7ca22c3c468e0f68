import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScanWorker, type ScanWorker } from '@/scanner/engine/scan-worker';
import { openSite, scanSite, shop } from './support/scanning';

let worker: ScanWorker;
beforeAll(() => {
  worker = createScanWorker({ limits: { cpuMs: 120_000, memoryMb: 256 } });
});
afterAll(() => worker.close());

describe('robots.txt', () => {
  it.each([
    ['by our name', 'User-agent: Test\nDisallow: /'],
    ['as every program', 'User-agent: *\nDisallow: /'],
  ])('does not open a page that robots.txt blocks %s', async (_, body) => {
    const site = await openSite({
      ...shop,
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body },
    });
    const outcome = await scanSite(site, { worker });
    expect(outcome).toMatchObject({ status: 'blocked', reason: 'robots', url: `${site.origin}/` });
    expect(site.requests.map(({ path }) => path)).toEqual(['/robots.txt']);
  });

  it('does not follow a redirect to a page that robots.txt closes', async () => {
    const site = await openSite({
      ...shop,
      '/': { status: 302, headers: { location: '/hidden/' } },
      '/hidden/': '<h1>Hidden</h1>',
      '/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: 'User-agent: *\nDisallow: /hidden',
      },
    });
    expect(await scanSite(site, { worker })).toMatchObject({ reason: 'robots' });
    expect(site.count('/hidden/')).toBe(0);
  });

  it('opens a page whose robots.txt blocks others, or is unreadable', async () => {
    for (const robots of [
      { body: 'User-agent: *\nDisallow: /admin' },
      { body: 'User-agent: OtherBot\nDisallow: /' },
      { status: 500, body: 'User-agent: *\nDisallow: /' },
    ]) {
      const site = await openSite({ ...shop, '/robots.txt': robots });
      expect(await scanSite(site, { worker })).toMatchObject({ status: 'scored' });
    }
  });
});
