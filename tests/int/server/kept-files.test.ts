import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { send, serverBeforeNext, shared } from '../support/server-before-next.ts';

const next = serverBeforeNext((_, response) =>
  send(response, '<p>a page</p>', { 'cache-control': shared }),
);

beforeEach(() => next.start());
afterEach(() => next.stop());

it.each([
  ['/blog/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
])('a file for programs is kept: %s', async (path, type) => {
  next.answer = (_, response) =>
    send(response, 'a file', { 'cache-control': shared, 'content-type': type });
  for (let visit = 0; visit < 2; visit += 1) {
    const { headers, body } = await next.visit(path, { 'accept-encoding': 'gzip' });
    expect([headers['content-type'], headers['content-encoding']]).toEqual([type, 'gzip']);
    expect(gunzipSync(body).toString()).toBe('a file');
  }
  expect(next.rendered).toEqual([path]);
});

it('the blog’s list is kept, but not the filtered list at the same path', async () => {
  const filtered = ['/blog?q=x', '/%62log?category=SEO&q=', '/blog?q=&q=x'];
  for (const path of ['/blog', '/blog?utm_source=x', '/blog?q=', ...filtered, '/blog']) {
    await next.visit(path);
  }
  expect(next.rendered).toEqual(['/blog', '/blog?q=x', '/blog?category=SEO&q=', '/blog?q=&q=x']);
});
