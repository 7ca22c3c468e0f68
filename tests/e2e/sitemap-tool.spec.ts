import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findBarriersIn } from './support/barriers';
import { listens } from './support/listening';
import { type FixtureSite, sitemapFixture } from './support/sitemap-fixture';
import { expect, test } from './support/test';

let site: FixtureSite;
test.beforeAll(async () => {
  site = await sitemapFixture();
});
test.afterAll(() => site.close());

const field = (page: Page) => page.getByLabel('Website address');
const button = (page: Page) => page.locator('#sitemap-tool form button[type="submit"]');
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: false }) });

test('lists the pages of a site, as a tree and as a file', async ({ page, context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.231' });
  await page.goto('/tools/sitemap');
  await listens(button(page));
  await button(page).click();
  await expect(page.getByText('URL Required')).toBeVisible();
  await field(page).fill(site.origin);
  await field(page).press('Enter');
  await expect(page.getByText('of at most 200 pages, reading /')).toBeVisible();

  const heading = page.getByRole('heading', { name: site.host });
  await expect(heading).toBeFocused();
  await expect(row(page, '/bread').first()).toContainText('Bread and rolls');
  await expect(row(page, 'old-menu')).toContainText('301, left out: leads on to /bread');
  await expect(row(page, 'staff')).toContainText('closed by robots.txt');
  expect(site.count('/staff')).toBe(0);
  const branch = page.locator('summary', { hasText: 'bread' });
  await branch.press('Enter');
  await expect(page.getByText('Rye bread')).toBeHidden();
  await branch.press('Enter');
  await expect(page.getByText('Rye bread')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What we left out, and why' })).toBeVisible();
  expect(await findBarriersIn(page, '#sitemap-tool')).toEqual([]);

  const link = page.getByRole('link', { name: 'Download sitemap.xml' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('sitemap.xml');
  const xml = await readFile(await download.path(), 'utf8');
  expect(xml.match(/<loc>.*<\/loc>/g)).toEqual(
    ['/', '/bread', '/bread/rye'].map((path) => `<loc>${site.origin}${path}</loc>`),
  );
  expect(xml).toContain('<lastmod>2026-10-02T08:00:00Z</lastmod>');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain form redirects to the list', { tag: '@full' }, async ({ page, context }) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.232' });
    await page.goto('/tools/sitemap');
    await field(page).fill(`${site.origin}/bread`);
    await button(page).click();
    await expect(page).toHaveURL(/\/tools\/sitemap\/result\/[0-9a-f-]{36}(#|$)/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(async () => {
      const look = page.getByRole('link', { name: 'See how far it is' });
      if (await look.isVisible()) await look.click();
      await expect(page.getByText('Download sitemap.xml')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByText('Rye bread')).toBeVisible();
  });
});
