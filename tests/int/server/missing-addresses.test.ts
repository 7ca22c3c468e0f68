import { once } from 'node:events';
import { request as ask, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteServer, type SiteServer } from '../../../src/platform/http/site-server.ts';
import { markPageMissing } from '../../../src/platform/missing-page.ts';
import { registerAddressReader } from '../../../src/platform/public-addresses.ts';
import { beginNewEdition } from '../../../src/platform/site-edition.ts';

const missing = '<html><body>Page Not Found</body></html>';

/** The build's own routes. */
const ownRoutes = {
  previewId: 'the-preview',
  has: (path: string) => ['/admin', '/_next/static/a.js', '/demos/x'].includes(path),
};

let site: SiteServer;
let published: string[];
/** Number of reads of the address list. */
let reads: number;
/** Addresses that reached Next. */
let rendered: string[];
/** Header names of Next's last request. */
let askedWith: string[];

beforeEach(async () => {
  [published, reads, rendered] = [['/', '/pricing', '/projects/one', '/portfolio', '/old'], 0, []];
  registerAddressReader(async () => {
    reads += 1;
    return published;
  });
  site = createSiteServer(
    async (request, response) => {
      const path = request.url?.split('?')[0] ?? '';
      rendered.push(request.url ?? '');
      askedWith = Object.keys(request.headers).sort();
      response.setHeader('content-type', 'text/html; charset=utf-8');
      const page = published.includes(path) ? `page of ${path}` : missing;
      if (page === missing) markPageMissing();
      response.setHeader('cache-control', 's-maxage=31536000');
      response.end(page);
    },
    { ownRoutes },
  );
  site.server.listen(0, '127.0.0.1');
  await once(site.server, 'listening');
  // Drops the list and page of earlier tests.
  beginNewEdition();
});
afterEach(() => {
  registerAddressReader(null);
  site.server.closeAllConnections();
  site.server.close();
});

const port = () => (site.server.address() as AddressInfo).port;

async function visit(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const call = ask({ host: '127.0.0.1', port: port(), path, headers, method }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, text, headers: response.headers };
}

describe('an unknown address', () => {
  it('is answered with one page, rendered once', async () => {
    for (const path of [
      '/nowhere',
      '/blog/nothing',
      '/x/y/z?q=1',
      '/industries/none',
      '/Pricing',
    ]) {
      expect(await visit(path), path).toMatchObject({ status: 404, text: missing });
    }
    expect(rendered).toEqual(['/_missing']);
    expect(reads).toBe(1);
  });

  it('has no body for a HEAD request', async () => {
    await visit('/nowhere');
    for (const path of ['/nowhere', '/nothing']) {
      const { status, text, headers } = await visit(path, {}, 'HEAD');
      expect([status, text, headers['content-type']]).toEqual([
        404,
        '',
        'text/html; charset=utf-8',
      ]);
    }
  });

  it('is answered in full to a browser that has the page from another address', async () => {
    const { headers } = await visit('/nowhere');
    const again = await visit('/nothing', { 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ status: 404, text: missing });
  });

  it('is answered in a word to scripts, forms and programs', async () => {
    for (const [path, headers, method] of [
      ['/nowhere?_rsc=1', { rsc: '1' }, 'GET'],
      ['/nowhere', {}, 'POST'],
      ['/api', {}, 'GET'],
      ['/_next/mcp', {}, 'GET'],
      ['/_next/webpack-hmr', {}, 'GET'],
      ['/_next/static/gone.js', {}, 'GET'],
      ['/og/nowhere', {}, 'GET'],
    ] as const) {
      const { status, text, headers: got } = await visit(path, headers, method);
      expect([path, status, text]).toEqual([path, 404, 'There is nothing at this address.\n']);
      expect(got['cache-control']).toBe('no-store');
    }
    expect(rendered).toEqual([]);
  });

  it('is refused where no page can be', async () => {
    for (const path of ['/x%00y', '/blog/x%00y', '/projects/%00', '/%ff']) {
      expect((await visit(path)).status, path).toBe(400);
    }
    expect(rendered).toEqual([]);
  });

  it('discloses nothing of one visitor’s request to others', async () => {
    await visit('/nowhere', {
      cookie: 'a=b',
      'sec-fetch-dest': 'image',
      'accept-encoding': 'gzip',
    });
    expect(askedWith).toEqual(['accept-encoding', 'connection', 'content-security-policy', 'host']);
  });
});

describe('a known address', () => {
  it.each([
    ['/pricing', '/pricing'],
    ['/pricing?a=1', '/pricing?a=1'],
    ['/%70ricing', '/pricing'],
    ['/pricing/', '/pricing/'],
    ['//pricing', '//pricing'],
    ['/old', '/old'],
    ['/projects', '/projects'],
    ['/portfolio/one', '/portfolio/one'],
    ['/og/pricing', '/og/pricing'],
    ['/og', '/og'],
    ['/admin', '/admin'],
    ['/admin/', '/admin/'],
    ['/_next/static/a.js', '/_next/static/a.js'],
    ['/demos/x', '/demos/x'],
  ])('reaches Next: %s', async (path, asked) => {
    await visit(path);
    expect(rendered).toEqual([asked]);
  });

  it('reaches Next for a script’s request', async () => {
    await visit('/pricing?_rsc=1', { rsc: '1' });
    expect(rendered).toEqual(['/pricing?_rsc=1']);
  });

  it('reaches Next for staff’s draft previews, only with their cookie', async () => {
    await visit('/draft', { cookie: 'a=b; __prerender_bypass=the-preview' });
    expect(rendered).toEqual(['/draft']);
    await visit('/draft', { cookie: '__prerender_bypass=guessed' });
    expect(rendered).toEqual(['/draft', '/_missing']);
  });
});

describe('a change of the site’s addresses', () => {
  it('takes effect with the next view', async () => {
    expect((await visit('/new')).status).toBe(404);
    published.push('/new');
    beginNewEdition();
    expect(await visit('/new')).toMatchObject({ status: 200, text: 'page of /new' });
    published.splice(published.indexOf('/new'), 1);
    beginNewEdition();
    expect((await visit('/new')).status).toBe(404);
  });

  it('drops a list that was started before it', async () => {
    const begun = Promise.withResolvers<void>();
    const list = Promise.withResolvers<string[]>();
    registerAddressReader(() => {
      begun.resolve();
      return list.promise;
    });
    const early = visit('/new');
    await begun.promise;
    beginNewEdition();
    list.resolve(['/pricing']);
    expect((await early).status).toBe(404);
    registerAddressReader(async () => ['/new']);
    published.push('/new');
    expect((await visit('/new')).status).toBe(200);
  });

  it('renders the missing page again', async () => {
    await visit('/nowhere');
    beginNewEdition();
    await visit('/nothing');
    await visit('/no-page');
    expect(rendered).toEqual(['/_missing', '/_missing']);
  });
});

it('without a list, requests reach Next', async () => {
  registerAddressReader(async () => {
    throw new Error('no database');
  });
  expect((await visit('/pricing')).status).toBe(200);
  registerAddressReader(null);
  expect((await visit('/old')).status).toBe(200);
  expect((await visit('/nowhere')).status).toBe(404);
  expect(rendered).toEqual(['/pricing', '/old', '/nowhere']);
});
