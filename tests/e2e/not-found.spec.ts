import { smallPage } from './support/documents';
import { expect, test } from './support/test';

test.use({ expectedConsole: [/status of 404/] });

test('offers other pages to a visitor, with status 404', async ({ page }) => {
  const answer = await page.goto('/there/is-nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page Not Found/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(
    main.getByText("The page you're looking for doesn't exist or has been moved."),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  for (const [name, href] of [
    ['View Our Portfolio', '/portfolio'],
    ['Explore Services', '/services'],
    ['Locations We Serve', '/locations'],
  ] as const) {
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href);
  }
  for (const href of ['/', '/pricing', '/contact', '/about', '/blog', '/tools']) {
    await expect(
      main.locator(`nav a[href="${href}"], ul a[href="${href}"]`).first(),
    ).toBeAttached();
  }
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
});

test('keeps the breadcrumb where there is no page, report or proposal', async ({ page }) => {
  for (const [path, parts] of [
    ['/services/no-such-service', ['Home', 'Page Not Found']],
    ['/proposals/nothing-here', ['Home', 'Page Not Found']],
    ['/scan/report/not-an-id', ['Home', 'Scan', 'Report']],
    ['/tools/sitemap/result/none', ['Home', 'Tools', 'Sitemap', 'Result']],
    ['/proposals/dc-hair-nails', ['Home', 'Proposals', 'DC Hair Nails']],
  ] as const) {
    await page.goto(path);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('listitem'), path).toHaveText(
      parts.map((part) => new RegExp(`${part}$`)),
    );
  }
});

test('promotes the free scanner', async ({ page }) => {
  const card = page.getByRole('main').getByRole('link', { name: 'Free Website Scanner' });
  await page.goto('/there/is-nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(card).toHaveAttribute('href', '/scan');
});

test('a page exists on the next view after publishing, and is gone after unpublishing', async ({
  cms,
  request,
}) => {
  const path = '/there/is-something-now';
  expect((await request.get(path)).status()).toBe(404);
  const { id } = await cms.create('pages', { ...smallPage('There', path), _status: 'published' });
  expect((await request.get(path)).status()).toBe(200);

  const renamed = '/there/is-something-else';
  expect((await request.get(renamed)).status()).toBe(404);
  await cms.update('pages', id, { path: renamed, _status: 'published' });
  expect((await request.get(renamed)).status()).toBe(200);
  const old = await request.get(path, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([308, renamed]);

  await cms.update('pages', id, { _status: 'draft' });
  expect((await request.get(renamed)).status()).toBe(404);
  await cms.removeForGood('pages', id);
});

test('staff see an unpublished page; visitors do not', async ({
  staff: page,
  cms,
  playwright,
  baseURL,
}) => {
  const path = '/there/is-a-draft';
  const { id } = await cms.create('pages', { ...smallPage('There', path), _status: 'draft' });
  const answer = await page.goto(`/preview?path=${path}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  expect((await visitor.get(path)).status()).toBe(404);
  await visitor.dispose();
  await cms.removeForGood('pages', id);
});

test('a link to a removed page shows the page for missing addresses', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/pricing');
  // As a link on a page opened before its target was unpublished.
  await page.evaluate(() => {
    (window as unknown as { next: { router: { push(path: string): void } } }).next.router.push(
      '/gone-since-then',
    );
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page).toHaveURL('/gone-since-then');
});

test('unused system addresses are missing, and malformed ones refused', async ({
  baseURL,
  request,
}) => {
  for (const path of [
    '/api',
    '/_next/mcp',
    '/_next/webpack-hmr',
    '/_next/static/gone.js',
    '/index',
    '/demos/none',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  for (const path of ['/x%00y', '/blog/x%00y', '/projects/%00']) {
    expect((await fetch(`${baseURL}${path}`)).status, path).toBe(400);
  }
});

test('other spellings of an address redirect to it', async ({ baseURL }) => {
  const ask = (path: string) => fetch(`${baseURL}${path}`, { redirect: 'manual' });
  for (const [path, status, location] of [
    ['/%70ricing', 200, null],
    ['/pricing/', 308, '/pricing'],
    ['/projects', 308, '/portfolio'],
    ['/portfolio/helix-heating', 308, '/projects/helix-heating'],
    ['/our-guarantee', 308, '/territorial-exclusivity-policy'],
    ['/portfolio/nothing', 404, null],
    ['/nowhere/', 404, null],
    ['/Pricing', 404, null],
    ['/demos/helix-heating', 200, null],
  ] as const) {
    const answer = await ask(path);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, status, location]);
  }
});
