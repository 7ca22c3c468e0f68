import { openInBackOffice } from './support/back-office';
import { expect, test } from './support/test';

test('staff preview a draft beside the public page; a preview cookie alone shows no draft', async ({
  staff: page,
  cms,
  request,
  browser,
  baseURL,
}) => {
  const { id } = await cms.find('posts', 'slug', 'pricing-transparency');
  await cms.update('posts', id, { title: 'A title under work' }, '&draft=true');
  const path = '/blog/pricing-transparency';

  await page.goto(`/preview?path=${path}`);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A title under work');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  expect(await (await request.get(path)).text()).not.toContain('A title under work');

  const bypass = (await page.context().cookies()).find(({ name }) => name === '__prerender_bypass');
  const stranger = await browser.newContext();
  await stranger.addCookies([
    { name: '__prerender_bypass', value: bypass?.value ?? '', url: baseURL ?? '' },
  ]);
  const other = await stranger.newPage();
  await other.goto(`${baseURL}${path}`);
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('A title under work');
  await stranger.close();

  await page.getByRole('link', { name: 'Leave the preview' }).click();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('A title under work');
  await cms.update('posts', id, {
    title: 'What a small-business website costs, line by line',
    _status: 'published',
  });
});

test('the preview redirects to the site’s own pages only', async ({ staff: page, baseURL }) => {
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    '',
  ]) {
    const answer = await page.request.get(`/preview?path=${encodeURIComponent(path)}`, {
      maxRedirects: 0,
      headers: { Origin: baseURL ?? '' },
    });
    expect(answer.status(), path).toBe(400);
  }
});

// Chromium warns about the sandbox of the back office’s preview frame.
test.describe('beside the text', () => {
  test.use({ expectedConsole: [/allow-scripts and allow-same-origin/] });
  test('live preview shows a title while it is typed', async ({ staff: page, cms }) => {
    const { id } = await cms.find('posts', 'slug', 'seo-guide-small-business');
    await openInBackOffice(page, `/cms/collections/posts/${id}`);
    await page.locator('#live-preview-toggler').click();
    const frame = page.frameLocator('#live-preview-iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .getByLabel('Title', { exact: false })
      .first()
      .fill('Search, seen from the shop floor');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(
      'Search, seen from the shop floor',
    );
    await cms.update('posts', id, {
      title: 'SEO for a small local business: what to do first, and what to ignore',
      _status: 'published',
    });
  });
});
