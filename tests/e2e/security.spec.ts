import { expect, test } from './support/test';

test('answers carry the security headers, and public pages no client hints', async ({
  request,
}) => {
  for (const path of ['/', '/pricing', '/cms/login', '/api/packages']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("object-src 'none'");
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'self'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
  const home = (await request.get('/')).headers();
  expect(home['accept-ch']).toBeUndefined();
  expect(home['critical-ch']).toBeUndefined();
  expect(home.vary ?? '').not.toContain('Sec-CH');
});

test('the back office is excluded from caches and search engines', async ({ request }) => {
  const headers = (await request.get('/cms/login')).headers();
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toContain('noindex');
});

test('pictures of the public pages can be indexed', async ({ request }) => {
  const answer = await request.get('/api/media/file/helix-heating-home.webp');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['x-robots-tag']).toBe('all');
});

test('a stranger sees no draft, no account and no internal address', async ({
  cms,
  playwright,
  baseURL,
}) => {
  const draft = await cms.create('posts', {
    title: 'Secret plan',
    slug: 'secret-plan',
    excerpt: 'Not yet.',
    category: 'SEO',
    emoji: '🤫',
    content: (await cms.find('posts', 'slug', 'pricing-transparency')).content,
    publishedOn: '2026-02-01',
    _status: 'draft',
  });
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  for (const path of ['/blog/secret-plan', '/blog/secret-plan?preview=true']) {
    expect((await stranger.get(path)).status(), path).toBe(404);
  }
  for (const path of [`/api/posts/${draft.id}`, '/api/posts/999999', '/api/posts/abc']) {
    expect((await stranger.get(path)).status(), path).toBe(403);
  }
  for (const path of [
    '/api/posts?draft=true&limit=100',
    '/api/posts?where[_status][equals]=draft&draft=true',
    '/blog',
    '/',
  ]) {
    expect(await (await stranger.get(path)).text(), path).not.toContain('ecret');
  }
  expect((await stranger.get('/preview?path=/blog/secret-plan')).status()).toBe(403);
  for (const [method, path] of [
    ['get', '/api/users'],
    ['get', '/api/payload-jobs'],
    ['get', '/api/payload-jobs/run'],
    ['get', '/api/price-tokens'],
    ['post', '/api/packages'],
    ['post', '/api/users'],
    ['post', '/api/users/first-register'],
    ['post', '/api/internal/jobs'],
    ['get', '/api/globals/site-settings'],
    ['post', '/api/graphql'],
    ['get', '/api/graphql-playground'],
  ] as const) {
    const status = (await stranger[method](path)).status();
    expect([401, 403, 404, 405], `${method} ${path} answered ${status}`).toContain(status);
  }
  await stranger.dispose();
  await cms.remove('posts', draft.id);
});

test('the session cookie is hidden from scripts and other sites', async ({ staff: page }) => {
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'payload-token');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
});

test('pages are compressed, revalidated on every view, and answered with 304 when unchanged', async ({
  request,
}) => {
  const first = await request.get('/pricing', { headers: { 'Accept-Encoding': 'br' } });
  expect(first.headers()['content-encoding']).toBe('br');
  expect(first.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  const again = await request.get('/pricing', {
    headers: { 'If-None-Match': first.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('a missing page is 404 for HEAD requests as well', async ({ request }) => {
  expect((await request.head('/nowhere-at-all')).status()).toBe(404);
  expect((await request.head('/pricing')).status()).toBe(200);
});

test('an address with invalid encoding is a client error, not a server error', async ({
  baseURL,
}) => {
  for (const path of ['/%ff', '/blog/%E0%A4%A', '/%']) {
    const answer = await fetch(`${baseURL}${path}`);
    expect(answer.status, path).toBe(400);
  }
});
