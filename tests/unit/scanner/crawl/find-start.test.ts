import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crawlSite } from '@/scanner/crawl/crawl-site';
import { createScanWorker, type ScanWorker } from '@/scanner/engine/scan-worker';
import { Unreachable } from '@/scanner/fetch/guarded-request';
import { fakeClient } from '../../../support/scanner/fake-client';
import { crawl, linking, openSite, optionsFor, pagesOf, reasonsOf, text } from './support/crawling';

let worker: ScanWorker;
beforeAll(() => {
  worker = createScanWorker({ limits: { cpuMs: 120_000, memoryMb: 256 } });
});
afterAll(() => worker.close());

describe('a crawl does not begin', () => {
  it('where robots.txt blocks our crawler', async () => {
    const site = await openSite({
      '/robots.txt': text('User-agent: *\nAllow: /\n\nUser-agent: listbot\nDisallow: /'),
      '*': linking(),
    });
    expect(await crawl(site, worker)).toMatchObject({ status: 'blocked', reason: 'robots' });
    expect(site.requests.map(({ path }) => path)).toEqual(['/robots.txt']);
  });

  it.each([500, 503, 429])('where robots.txt answers %i', async (status) => {
    const site = await openSite({ '/robots.txt': { status }, '*': linking() });
    expect(await crawl(site, worker)).toMatchObject({
      status: 'blocked',
      reason: 'robots-error',
      httpStatus: status,
    });
    expect(site.requests).toHaveLength(1);
  });

  it.each([
    ['/login', { status: 401 }, { status: 'blocked', reason: 'turned-away', httpStatus: 401 }],
    ['/nothing', { status: 404 }, { status: 'no-page', reason: 'error-status', httpStatus: 404 }],
    ['/file', text('x'), { status: 'no-page', reason: 'not-html' }],
    [
      '/round',
      { status: 302, headers: { location: '/round' } },
      { status: 'no-page', reason: 'too-many-redirects' },
    ],
    [
      '/away',
      { status: 302, headers: { location: 'https://elsewhere.example/' } },
      { status: 'no-page', reason: 'moved', url: 'https://elsewhere.example/' },
    ],
  ] as const)('without a page: %s', async (path, answer, end) => {
    const site = await openSite({ [path]: answer });
    expect(await crawl(site, worker, {}, path)).toMatchObject(end);
    expect(site.requests).toHaveLength(2);
  });

  it('for a forbidden address', async () => {
    const client = fakeClient({});
    const options = { ...optionsFor({ host: 'x' }), denyHosts: ['closed.co.uk'] };
    for (const typed of ['http://10.0.0.1/', 'ftp://a.co.uk', 'https://www.closed.co.uk/', '']) {
      expect(await crawlSite(typed, options, { client, worker })).toEqual({ status: 'refused' });
    }
    expect(client.asked).toEqual([]);
  });
});

describe('an address without a scheme', () => {
  it('is tried on http where https does not answer', async () => {
    const refused = new Unreachable('connect', 'Nothing listens');
    const client = fakeClient({
      'https://shop.example/robots.txt': refused,
      'http://shop.example/robots.txt': { status: 404 },
      'http://shop.example/': { body: linking('/a') },
      'http://shop.example/a': { body: linking() },
      'http://shop.example/sitemap.xml': { status: 404 },
    });
    const options = optionsFor({ host: 'x' });
    const outcome = await crawlSite('shop.example', options, { client, worker });
    expect(pagesOf(outcome).map(({ url }) => url)).toEqual([
      'http://shop.example/',
      'http://shop.example/a',
    ]);
    const whole = await crawlSite('https://shop.example', options, { client, worker });
    expect(whole).toEqual({ status: 'unreachable' });
  });

  it('follows a redirect to the site’s host, and reads the rules there', async () => {
    const client = fakeClient({
      'https://shop.example/robots.txt': { status: 404 },
      'https://shop.example/': { location: 'https://www.shop.example/' },
      'https://www.shop.example/robots.txt': { body: 'User-agent: *\nDisallow: /secret' },
      'https://www.shop.example/': {
        body: linking('/secret', 'http://shop.example/a', 'https://blog.shop.example/'),
      },
      'https://www.shop.example/a': { body: linking() },
      'https://www.shop.example/sitemap.xml': { status: 404 },
    });
    const outcome = await crawlSite('shop.example', optionsFor({ host: 'x' }), { client, worker });
    expect(reasonsOf(outcome)).toEqual({ '/': 'listed', '/a': 'listed', '/secret': 'robots' });
    expect(client.asked).not.toContain('GET https://www.shop.example/secret');
    expect(client.asked.filter((asked) => asked.includes('blog.'))).toEqual([]);
  });
});
