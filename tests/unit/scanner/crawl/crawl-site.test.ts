import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScanWorker, type ScanWorker } from '@/scanner/engine/scan-worker';
import { crawl, linking, noon, openSite, pagesOf, reasonsOf, text } from './support/crawling';

let worker: ScanWorker;
beforeAll(() => {
  worker = createScanWorker({ limits: { cpuMs: 120_000, memoryMb: 256 } });
});
afterAll(() => worker.close());

const sitemap = (...entries: readonly string[]) =>
  text(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
    'application/xml',
  );

describe('a crawl', () => {
  it('lists the pages of a site, breadth first', async () => {
    const site = await openSite({
      '/': linking('/services', '/contact#form', 'about'),
      '/services': linking('/services/boilers', '/'),
      '/services/boilers': linking('/services'),
      '/contact': linking(),
      '/about': linking('/services/boilers'),
    });
    const outcome = await crawl(site, worker);
    expect(outcome).toMatchObject({ url: `${site.origin}/`, stopped: null, unread: 0 });
    expect(pagesOf(outcome).map(({ url, depth }) => [url.replace(site.origin, ''), depth])).toEqual(
      [
        ['/', 0],
        ['/services', 1],
        ['/contact', 1],
        ['/about', 1],
        ['/services/boilers', 2],
      ],
    );
    expect(pagesOf(outcome)[0]).toEqual({
      url: `${site.origin}/`,
      depth: 0,
      status: 200,
      contentType: 'text/html',
      title: 'A page',
      lastModified: null,
      leftOut: null,
    });
    expect(site.count('/services')).toBe(1);
    expect(new Set(site.requests.map(({ headers }) => headers['user-agent']))).toEqual(
      new Set(['ListBot/1.0 (+https://agency.example/bot)']),
    );
  });

  it('gives the reason for each left-out address', async () => {
    const site = await openSite({
      '/': linking(
        ...['/old', '/gone', '/hidden', '/hidden-too', '/copy', '/data', '/moved-on', '/empty'],
        ...['/index.html', '/price-list.pdf', '/wp-admin/', '/shop?add-to-cart=3', '/broken'],
      ),
      '/old': { status: 301, headers: { location: '/new' } },
      '/new': linking(),
      '/gone': { status: 410 },
      '/hidden': '<meta name="robots" content="noindex"><p>Hidden',
      '/hidden-too': { headers: { 'x-robots-tag': 'googlebot: none' }, body: '<p>Hidden' },
      '/copy': '<link rel="canonical" href="/original"><p>Copy',
      '/original': '<link rel="canonical" href="/original?utm_source=x#top"><p>Original',
      '/data': { headers: { 'content-type': 'application/json' }, body: '{}' },
      '/moved-on': '<meta http-equiv="refresh" content="0; url=/new"><p>Moved',
      '/empty': ' ',
      '/index.html': linking(
        ...['/old', '/gone', '/hidden', '/hidden-too', '/copy', '/data', '/moved-on', '/empty'],
        ...['/index.html', '/price-list.pdf', '/wp-admin/', '/shop?add-to-cart=3', '/broken'],
      ),
      '/broken': { headers: { 'content-encoding': 'gzip' }, body: 'no gzip at all' },
    });
    const outcome = await crawl(site, worker);
    expect(reasonsOf(outcome)).toEqual({
      '/': 'listed',
      '/new': 'listed',
      '/old': 'redirect',
      '/gone': 'status',
      '/hidden': 'noindex',
      '/hidden-too': 'noindex',
      '/copy': 'canonical',
      '/original': 'canonical',
      '/data': 'not-html',
      '/moved-on': 'redirect',
      '/empty': 'unreadable',
      '/broken': 'unreadable',
      '/index.html': 'duplicate',
      '/price-list.pdf': 'file',
      '/wp-admin/': 'door',
      '/shop?add-to-cart=3': 'door',
    });
    const of = (path: string) => pagesOf(outcome).find(({ url }) => url === site.origin + path);
    expect(of('/old')?.leftOut?.to).toBe(`${site.origin}/new`);
    expect(of('/new')?.depth).toBe(1);
    expect(of('/copy')?.leftOut?.to).toBe(`${site.origin}/original`);
    expect(of('/gone')?.status).toBe(410);
    for (const path of ['/price-list.pdf', '/wp-admin/', '/shop?add-to-cart=3']) {
      expect(site.count(path)).toBe(0);
    }
  });

  it('never requests another host or a non-web address', async () => {
    const other = await openSite({ '*': linking() });
    const site = await openSite({
      '/robots.txt': text(`Sitemap: ${other.origin}/sitemap.xml`),
      '/': linking(
        `${other.origin}/page`,
        'http://10.0.0.1/',
        'http://localhost/',
        'https://user:secret@127.0.0.1/',
        'ftp://127.0.0.1/',
        'mailto:a@b.example',
        'javascript:void(0)',
        '/away',
        '/inside',
      ),
      '/away': { status: 302, headers: { location: `${other.origin}/page` } },
      '/inside': { status: 302, headers: { location: 'http://192.168.0.1/admin' } },
    });
    const outcome = await crawl(site, worker);
    expect(other.requests).toEqual([]);
    expect(outcome.begun.map(({ path }) => path)).toEqual(['/robots.txt', '/', '/away', '/inside']);
    expect(reasonsOf(outcome)).toEqual({
      '/': 'listed',
      '/away': 'redirect',
      '/inside': 'redirect',
    });
  });

  it('follows a nofollow link only if another link allows it', async () => {
    const site = await openSite({
      '/': '<a href="/a" rel="external nofollow">a</a><a href="/b" rel="nofollow">b</a><a href="/c">c</a>',
      '/b': linking(),
      '/c': `<meta name="robots" content="nofollow">${linking('/d')}<a href="/b">b</a>`,
      '/e': linking(),
    });
    expect(reasonsOf(await crawl(site, worker))).toEqual({
      '/': 'listed',
      '/a': 'nofollow',
      '/b': 'nofollow',
      '/c': 'listed',
      '/d': 'nofollow',
    });
    site.answer({
      '/': '<a href="/a" rel="nofollow">a</a> <a href="/b">b</a>',
      '/b': linking('/a'),
      '/a': linking(),
    });
    expect(reasonsOf(await crawl(site, worker))).toEqual({
      '/': 'listed',
      '/a': 'listed',
      '/b': 'listed',
    });
  });

  it('reads the site’s own sitemap after the links, with its dates', async () => {
    const site = await openSite({});
    site.answer({
      '/': linking('/linked'),
      '/linked': {
        headers: { 'last-modified': 'Fri, 02 Oct 2026 08:00:00 GMT' },
        body: linking(),
      },
      '/orphan': linking('/below'),
      '/below': linking(),
      '/fresh': { headers: { 'last-modified': new Date(noon).toUTCString() }, body: linking() },
      '/robots.txt': text('Sitemap: /maps/index.xml'),
      '/maps/index.xml': text(
        `<sitemapindex><sitemap><loc>${site.origin}/maps/a.xml</loc></sitemap>
         <sitemap><loc>${site.origin}/maps/b.xml</loc></sitemap></sitemapindex>`,
        'application/xml',
      ),
      '/maps/a.xml': sitemap(
        `<url><loc>${site.origin}/orphan</loc><lastmod>2026-05-04</lastmod></url>`,
        `<url><loc>${site.origin}/linked</loc><lastmod>soon</lastmod></url>`,
        '<url><loc>https://elsewhere.example/</loc></url>',
      ),
      '/maps/b.xml': sitemap(
        `<url><loc>${site.origin}/fresh</loc><lastmod>2030-01-01</lastmod></url>`,
      ),
    });
    const outcome = await crawl(site, worker);
    expect(
      pagesOf(outcome).map(({ url, depth, lastModified }) => [
        url.replace(site.origin, ''),
        depth,
        lastModified,
      ]),
    ).toEqual([
      ['/', 0, null],
      ['/linked', 1, '2026-10-02T08:00:00Z'],
      ['/orphan', null, '2026-05-04'],
      ['/below', null, null],
      ['/fresh', null, null],
    ]);
  });

  it('folds addresses that differ in tracking parameters only', async () => {
    const site = await openSite({
      '/': linking(
        ...['/list?utm_source=mail&id=3', '/list?id=3&gclid=x', '/list?sort=price&id=3'],
        ...['/list;jsessionid=AB12?id=3#top', '/list?b=1&a=2', '/list?a=2&b=1', '/list?fbclid=1'],
      ),
      '/list?id=3': linking(),
      '/list?b=1&a=2': `${linking()}<p>Two`,
      '/list': `${linking()}<p>All`,
    });
    expect(Object.keys(reasonsOf(await crawl(site, worker)))).toEqual([
      '/',
      '/list?id=3',
      '/list?b=1&a=2',
      '/list',
    ]);
  });

  it('escapes calendars, filters and loops of folders', async () => {
    const site = await openSite({
      '*': ({ path }) => {
        const url = new URL(path, 'http://trap.example');
        const month = Number(/\/events\/(\d+)/.exec(path)?.[1] ?? 2026);
        if (path.startsWith('/events/')) return linking(`/events/${month + 1}/01`, `./01/more/`);
        if (path.startsWith('/shop')) {
          const page = Number(url.searchParams.get('page') ?? 0);
          return linking(`/shop?page=${page + 1}`, `/shop?page=${page}&colour=red`);
        }
        if (path.startsWith('/deep')) return linking('deep/folder/', 'folder/deep/');
        return linking('/events/2026/01', '/shop', '/deep/', '/plain');
      },
      '/robots.txt': { status: 404 },
      '/sitemap.xml': { status: 404 },
    });
    const outcome = await crawl(site, worker);
    const reasons = Object.entries(reasonsOf(outcome));
    const under = (start: string) => reasons.filter(([path]) => path.startsWith(start)).length;
    expect(outcome).toMatchObject({ stopped: null });
    expect(reasons.length).toBeLessThan(120);
    expect(under('/shop')).toBeLessThanOrEqual(22);
    expect(reasons.filter(([, reason]) => reason === 'endless').length).toBeGreaterThan(1);
    expect(reasonsOf(outcome)['/plain']).toBe('listed');
  });
});
