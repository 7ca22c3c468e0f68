import type { ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginNewEdition, currentEdition } from '../../../src/platform/site-edition.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { type Render, send, serverBeforeNext, shared } from '../support/server-before-next.ts';

/** What the site’s content says. */
let price: number;

const next = serverBeforeNext((_, response) =>
  send(response, `<p>from £${price}</p>`, { 'cache-control': shared }),
);

beforeEach(async () => {
  price = 500;
  await next.start();
});
afterEach(() => {
  vi.useRealTimers();
  // The clock is back on its day.
  currentEdition();
  next.stop();
});

/** Next’s answer waits until the test opens the gate. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const behind: Render = async (_, response) => {
    const text = `<p>from £${price}</p>`;
    await promise;
    send(response, text, { 'cache-control': shared });
  };
  return { behind, open: resolve };
}

/** A visit whose rendering began before a change. */
async function changeDuringRendering() {
  const { behind, open: letGo } = gate();
  const page = next.answer;
  next.answer = behind;
  const early = next.visit('/');
  await waitUntil(() => next.rendered.length === 1);
  price = 600;
  beginNewEdition();
  return { page, early, letGo };
}

describe('a page that Next shares', () => {
  it('is rendered once for all visitors, queries and sessions', async () => {
    for (const [path, cookie] of [
      ['/pricing', ''],
      ['/pricing?utm_source=x', 'payload-token=abc'],
      ['/%70ricing', 'a=b'],
    ] as const) {
      expect(await next.visit(path, { cookie })).toMatchObject({
        status: 200,
        text: '<p>from £500</p>',
      });
    }
    expect(next.rendered).toEqual(['/pricing']);
  });

  it('is rendered anew after a change, and at once after two', async () => {
    await next.visit('/');
    for (const newer of [600, 700, 800]) {
      price = newer;
      beginNewEdition();
      expect((await next.visit('/')).text).toBe(`<p>from £${newer}</p>`);
    }
    expect(next.rendered).toHaveLength(4);
  });

  it('is not kept when the site changed while it was rendered', async () => {
    const { page, early, letGo } = await changeDuringRendering();
    letGo();
    expect((await early).text).toBe('<p>from £500</p>');
    next.answer = page;
    expect((await next.visit('/')).text).toBe('<p>from £600</p>');
  });

  it('is rendered anew on a new UK day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-30T22:58:00Z') });
    currentEdition();
    await next.visit('/');
    vi.setSystemTime(new Date('2026-06-30T22:59:59Z'));
    await next.visit('/');
    expect(next.rendered).toHaveLength(1);
    vi.setSystemTime(new Date('2026-06-30T23:00:00Z'));
    await next.visit('/');
    expect(next.rendered).toHaveLength(2);
  });

  it('is sent with its policy, and with a date of each answer', async () => {
    const old = 'Thu, 01 Jan 1970 00:00:00 GMT';
    next.answer = (_, response) => send(response, 'x', { 'cache-control': shared, date: old });
    const [first, second] = [await next.visit('/'), await next.visit('/')];
    for (const name of ['content-security-policy', 'x-frame-options', 'cache-control', 'etag']) {
      expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
      expect(first.headers[name]).toBeTruthy();
    }
    expect(second.headers.date).not.toBe(old);
  });
});

describe('many visitors at once', () => {
  it('share one rendering', async () => {
    const { behind, open: letGo } = gate();
    next.answer = behind;
    const visits = Array.from({ length: 20 }, () => next.visit('/'));
    await waitUntil(() => next.rendered.length === 1);
    letGo();
    for (const { text } of await Promise.all(visits)) expect(text).toBe('<p>from £500</p>');
    expect(next.rendered).toEqual(['/']);
  });

  it('do not share one that began before a change, which Next would share with them', async () => {
    const { page, early, letGo } = await changeDuringRendering();
    next.answer = page;
    const late = [next.visit('/'), next.visit('/?utm=1')];
    expect((await next.visit('/other')).text).toBe('<p>from £600</p>');
    expect(next.rendered).toEqual(['/', '/other']);
    letGo();
    await early;
    for (const visit of late) expect((await visit).text).toBe('<p>from £600</p>');
    expect((await next.visit('/')).text).toBe('<p>from £600</p>');
    expect(next.rendered).toHaveLength(3);
  });

  it('are answered when the first of them leaves', async () => {
    const { behind, open: letGo } = gate();
    next.answer = behind;
    const leaving = next.ask('/').on('error', () => {});
    await waitUntil(() => next.rendered.length === 1);
    const staying = next.visit('/');
    leaving.destroy();
    letGo();
    expect((await staying).text).toBe('<p>from £500</p>');
    expect(next.rendered).toHaveLength(1);
  });
});

it('visitors of a page that is not shared do not wait for each other', async () => {
  const alone = (response: ServerResponse) => send(response, 'for one request');
  next.answer = (_, response) => alone(response);
  await next.visit('/blog');
  const { promise, resolve } = Promise.withResolvers<void>();
  next.answer = async (_, response) => {
    await promise;
    alone(response);
  };
  const slow = next.visit('/blog?page=2');
  await waitUntil(() => next.rendered.length === 2);
  next.answer = (_, response) => alone(response);
  expect((await next.visit('/blog')).text).toBe('for one request');
  resolve();
  expect((await slow).text).toBe('for one request');
});

it('a page that fails after a change is sent as it was, and rendered again', async () => {
  await next.visit('/');
  const page = next.answer;
  next.answer = (_, response) => {
    response.statusCode = 500;
    send(response, 'no database');
  };
  beginNewEdition();
  expect(await next.visit('/')).toMatchObject({ status: 200, text: '<p>from £500</p>' });
  expect((await next.visit('/new')).status).toBe(500);
  next.answer = page;
  price = 600;
  expect((await next.visit('/')).text).toBe('<p>from £600</p>');
});

it('a made-up cookie of a preview gets no separate rendering', async () => {
  await next.visit('/');
  await next.visit('/', { cookie: '__prerender_bypass=made-up' });
  expect(next.rendered).toHaveLength(1);
});

describe('an answer to Next’s script', () => {
  const rsc = { rsc: '1' };

  it('is kept apart from the page at its address', async () => {
    next.answer = ({ headers }, response) => {
      const type = headers.rsc ? 'text/x-component' : 'text/html';
      send(response, type, { 'cache-control': shared, 'content-type': type });
    };
    for (const headers of [{}, rsc, {}, rsc]) {
      const type = 'rsc' in headers ? 'text/x-component' : 'text/html';
      const visit = await next.visit('/', headers);
      expect(visit.headers['content-type']).toContain(type);
      expect(visit.text).toBe(type);
    }
    expect(next.rendered).toHaveLength(2);
  });

  it('is not spoilt by a request that Next redirects', async () => {
    const page = next.answer;
    next.answer = (_, response) => response.writeHead(307, { location: '/?_rsc=1' }).end();
    expect((await next.visit('/', rsc)).status).toBe(307);
    next.answer = page;
    for (let visit = 0; visit < 2; visit += 1) await next.visit('/?_rsc=1', rsc);
    expect(next.rendered).toEqual(['/', '/?_rsc=1']);
  });

  it('that asks for a segment is answered at once, since Next has none', async () => {
    const headers = { ...rsc, 'next-router-segment-prefetch': '/_tree' };
    expect((await next.visit('/', headers)).status).toBe(204);
    expect(next.rendered).toEqual([]);
  });
});

describe('never kept', () => {
  it.each([
    ['a page of one request', 200, {}],
    ['a page for one reader', 200, { 'cache-control': 'private, no-store' }],
    ['a page with a cookie', 200, { 'cache-control': shared, 'set-cookie': 'a=b' }],
    ['a redirect', 308, { 'cache-control': shared, location: '/elsewhere' }],
    ['an error', 500, { 'cache-control': shared }],
    ['another file', 200, { 'cache-control': shared, 'content-type': 'image/png' }],
    ['a text for one request', 200, { 'content-type': 'text/plain' }],
    ['a picture for ever', 200, { 'cache-control': 'immutable', 'content-type': 'image/webp' }],
  ])('%s', async (_what, status, headers) => {
    next.answer = (_request, response) => {
      response.statusCode = status;
      send(response, `answer ${next.rendered.length}`, headers);
    };
    expect(await next.visit('/x')).toMatchObject({ status, text: 'answer 1' });
    expect(await next.visit('/x')).toMatchObject({ status, text: 'answer 2' });
  });

  it.each([
    ['an editor’s preview', '/pricing', { cookie: 'a=b; __prerender_bypass=the-build' }],
    ['the back office', '/cms', {}],
    ['a report', '/scan/report/x', {}],
    ['the interface', '/api/x', {}],
  ])('an answer to %s', async (_who, path, headers) => {
    if (path === '/pricing') await next.visit(path);
    const before = next.rendered.length;
    await next.visit(path, headers);
    await next.visit(path, headers);
    expect(next.rendered).toHaveLength(before + 2);
  });

  it('a form’s answer', async () => {
    await next.visit('/contact');
    await next.visit('/contact', {}, 'POST');
    expect(next.rendered).toEqual(['/contact', '/contact']);
  });
});

describe('an asset of the build', () => {
  const forEver = 'public, max-age=31536000, immutable';

  it.each([
    ['/_next/static/a.js', 'application/javascript; charset=UTF-8', 'br'],
    ['/_next/static/b.css', 'text/css; charset=UTF-8', 'br'],
    ['/_next/static/c.woff2', 'font/woff2', undefined],
  ])('is kept through changes: %s', async (path, type, encoding) => {
    const bytes = Buffer.from([...Array(300).keys()].map((number) => number % 256));
    next.answer = (_, response) => {
      response.setHeader('content-type', type);
      response.setHeader('cache-control', forEver);
      response.write(bytes.subarray(0, 100));
      response.end(bytes.subarray(100));
    };
    for (const method of ['HEAD', 'GET', 'GET']) {
      beginNewEdition();
      const { body, headers } = await next.visit(path, { 'accept-encoding': 'br' }, method);
      expect([headers['cache-control'], headers['content-encoding']]).toEqual([forEver, encoding]);
      const sent = encoding ? brotliDecompressSync : (whole: Buffer) => whole;
      if (method === 'GET') expect(sent(body).equals(bytes)).toBe(true);
    }
    expect(next.rendered).toHaveLength(1);
  });

  it('is not kept where it is missing', async () => {
    next.answer = (_, response) => {
      response.statusCode = 404;
      send(response, 'none', { 'content-type': 'text/plain' });
    };
    for (const view of [1, 2]) {
      expect((await next.visit('/_next/static/x.js')).status).toBe(404);
      expect(next.rendered).toHaveLength(view);
    }
  });
});

it('pages that are read least go first', async () => {
  next.stop();
  await next.start(2500);
  next.answer = (request, response) =>
    send(response, `${request.url}`.padEnd(1000), { 'cache-control': shared });
  for (const path of ['/a', '/b', '/a', '/c', '/a', '/c', '/b']) await next.visit(path);
  expect(next.rendered).toEqual(['/a', '/b', '/c', '/b']);
});
