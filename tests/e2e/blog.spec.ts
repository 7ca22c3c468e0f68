import { expect, test } from './support/test';

const posts = [
  'SEO for a small local business: what to do first, and what to ignore',
  'How to hire a web designer: what to ask before you pay a deposit',
  'What a small-business website costs, line by line',
];

test('lists the posts, newest first, with date and reading time', async ({ page }) => {
  await page.goto('/blog');
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await expect(titles).toHaveText(posts);
  const card = page.getByRole('listitem').filter({ hasText: 'line by line' });
  await expect(card).toContainText('18 Jan 2025');
  await expect(card).toContainText('6 min read');
});

test('searches titles and summaries whatever the case, within a category', async ({ page }) => {
  await page.goto('/blog');
  const search = page.getByPlaceholder('Search articles...');
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await search.fill('DEPOSIT');
  await search.press('Enter');
  await expect(titles).toHaveText([posts[1] as string]);
  await page.getByRole('link', { name: 'SEO', exact: true }).click();
  await expect(
    page.getByText('No articles found. Try adjusting your search or filters.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(titles).toHaveText([posts[1] as string]);
});

test('works without script through the address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/blog?category=SEO`);
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText([
    posts[0] as string,
  ]);
  await context.close();
});

test('keeps filtered lists out of search engines', async ({ page }) => {
  await page.goto('/blog?q=price');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.goto('/blog');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('shows a post with its table, live figures, sources and what to read next', async ({
  page,
}) => {
  await page.goto('/blog/pricing-transparency');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(posts[2] as string);
  await expect(article.getByRole('table').first()).toContainText('£1,200–1,600');
  await expect(article).not.toContainText('{{');
  await expect(article).not.toContainText('price on request');
  await expect(page.getByRole('heading', { name: 'Read next' })).toBeVisible();
});
