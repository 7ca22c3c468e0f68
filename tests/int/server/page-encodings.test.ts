import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginNewEdition } from '../../../src/platform/site-edition.ts';
import { send, serverBeforeNext, shared } from '../support/server-before-next.ts';

const text = '<p>from £500</p>';

const next = serverBeforeNext(({ headers }, response) => {
  // As Next, for a browser that has its page or wants a part.
  if (headers['if-none-match']) response.statusCode = 304;
  if (headers.range) response.statusCode = 206;
  send(response, text, { 'cache-control': shared, vary: 'rsc' });
});
beforeEach(() => next.start());
afterEach(next.stop);

describe('the encoding of a kept page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
  ])('for “%s” is %s', async (accepted, encoding) => {
    for (const view of [1, 2]) {
      const { body, headers } = await next.visit('/', { 'accept-encoding': accepted });
      expect([view, headers['content-encoding']]).toEqual([view, encoding]);
      const plain =
        encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
      expect(plain.toString()).toBe(text);
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers.vary).toBe('rsc, Accept-Encoding');
    }
    expect(next.rendered).toHaveLength(1);
  });

  it('has a tag of its own, which is answered with 304 to a browser that has the page', async () => {
    const tags = new Set<string>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': accepted };
      const { etag = '' } = (await next.visit('/', headers)).headers;
      tags.add(etag);
      for (const known of [etag, `"other", W/${etag}`]) {
        const again = await next.visit('/', { ...headers, 'if-none-match': known });
        expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
        expect(again.headers['content-security-policy']).toBeUndefined();
      }
      expect((await next.visit('/', { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
    }
    expect(tags.size).toBe(3);
  });

  it('is known to the first visitor after a change, whose browser has the page', async () => {
    const { etag = '' } = (await next.visit('/')).headers;
    beginNewEdition();
    expect((await next.visit('/', { 'if-none-match': etag })).status).toBe(304);
    expect((await next.visit('/')).text).toBe(text);
  });

  it('is the same for HEAD, without a body', async () => {
    for (const path of ['/', '/']) {
      const { status, body, headers } = await next.visit(path, { 'accept-encoding': 'br' }, 'HEAD');
      expect([status, body.length, headers['content-encoding']]).toEqual([200, 0, 'br']);
      expect(Number(headers['content-length'])).toBeGreaterThan(0);
    }
    expect((await next.visit('/')).text).toBe(text);
    expect(next.rendered).toHaveLength(1);
  });

  it('does not depend on a part that the visitor asks for', async () => {
    expect(await next.visit('/', { range: 'bytes=0-3' })).toMatchObject({ status: 200, text });
    expect(await next.visit('/', { range: 'bytes=0-3' })).toMatchObject({ status: 200, text });
  });
});
