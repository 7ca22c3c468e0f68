import type { Page } from '@playwright/test';
import { postsPerPage } from '@/content/rules/posts';
import { orFirst } from '../support/how-much';
import { expect, test } from './support/test';

/** Newest first. */
const posts = [
  'A café or bakery’s own site: menu, allergens, hours and orders',
  'Websites for accountants and solicitors: what has to be on them',
  'Bookings, deposits and no-shows: what a salon’s own site can settle',
  'Websites for electricians: the pages customers and landlords look for',
  'WhatsApp on your website: what it changes, and what it asks of you',
  'Websites for trades: what a customer checks before they ring',
  'A website for a Reading business: what is different here',
  'Does your business need an app, or would a PWA do?',
  'Web accessibility for small businesses: the law, the checks, the cost',
  'Your React site is slow: where the wait comes from, and what to ask',
  'SEO for a small local business: what to do first, and what to ignore',
  'Brand identity when most people meet you on a phone',
  'How to hire a web designer: what to ask before you pay a deposit',
  'How websites are built now, and what that does to your bill',
  'What a small-business website costs, line by line',
];
const [firstPage, secondPage] = [posts.slice(0, postsPerPage), posts.slice(postsPerPage)];
const emptyList = 'No articles found. Try adjusting your search or filters.';

const titlesOn = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });

test('lists the posts, newest first, with date and reading time', async ({ page }) => {
  await page.goto('/blog');
  await expect(titlesOn(page)).toHaveText(firstPage);
  await page.goto('/blog/page/2');
  await expect(titlesOn(page)).toHaveText(secondPage);
  const card = page.getByRole('listitem').filter({ hasText: 'line by line' });
  await expect(card).toContainText('18 Jan 2025');
  await expect(card).toContainText(/\d+ min read/);
});

test('searches titles and summaries without case, within a category', async ({ page }) => {
  await page.goto('/blog');
  const search = page.getByPlaceholder('Search articles...');
  await search.fill('DEPOSIT');
  await search.press('Enter');
  await expect(titlesOn(page)).toHaveText([String(posts[2]), String(posts[12])]);
  await page.getByRole('button', { name: 'SEO', exact: true }).click();
  await expect(page.getByText(emptyList)).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(titlesOn(page)).toHaveText([String(posts[2]), String(posts[12])]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a category applies words that were typed and not sent', async ({ page }) => {
    await page.goto('/blog');
    await page.getByPlaceholder('Search articles...').fill('accessibility');
    await page.getByRole('button', { name: 'Design', exact: true }).click();
    await expect(titlesOn(page)).toHaveText([String(posts[8])]);
    await expect(page.getByPlaceholder('Search articles...')).toHaveValue('accessibility');
    await page.getByRole('link', { name: /Search the whole site/ }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/accessib/i);
  });

  for (const [category, titles] of orFirst([
    ['Design', [posts[1], posts[5], posts[8], posts[12], posts[14]]],
    ['Development', [posts[9], posts[13]]],
    ['SEO', [posts[0], posts[3], posts[6], posts[10]]],
    ['Technology', [posts[2], posts[4], posts[7]]],
    ['Branding', [posts[11]]],
  ] as const)) {
    test(`the address selects the category ${category}`, async ({ page }) => {
      await page.goto('/blog');
      await page.getByRole('button', { name: category, exact: true }).click();
      await expect(page).toHaveURL(`/blog?q=&category=${category}`);
      await expect(titlesOn(page)).toHaveText(titles.map(String));
      const chosen = page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current]');
      await expect(chosen).toHaveText([category]);
    });
  }

  test('the search form keeps the category, and puts the query in the address', async ({
    page,
  }) => {
    await page.goto('/blog?category=Design');
    await page.getByPlaceholder('Search articles...').fill('  Accessibility ');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(titlesOn(page)).toHaveText([String(posts[8])]);
    expect(new URL(page.url()).searchParams.get('category')).toBe('Design');
    // This word occurs in the summary only.
    await page.goto('/blog?q=WORKSHEET');
    await expect(titlesOn(page)).toHaveText([String(posts[14])]);
    await expect(page.getByPlaceholder('Search articles...')).toHaveValue('WORKSHEET');
  });

  test('shows a message when there are no results', { tag: '@full' }, async ({ page }) => {
    for (const query of ['q=zeppelin', 'q=deposit&category=SEO']) {
      await page.goto(`/blog?${query}`);
      await expect(page.getByText(emptyList)).toBeVisible();
      await expect(titlesOn(page)).toHaveCount(0);
    }
  });

  test('ignores unknown parameters', { tag: '@full' }, async ({ page }) => {
    await page.goto('/blog?category=Gardening&q=');
    await expect(titlesOn(page)).toHaveText(firstPage);
    await page.goto('/blog?category=SEO&category=Design&other=1');
    await expect(titlesOn(page)).toHaveText(firstPage);
    await page.goto(`/blog?q=${encodeURIComponent('"><b>x</b>')}`);
    await expect(page.getByPlaceholder('Search articles...')).toHaveValue('"><b>x</b>');
    await expect(page.getByText(emptyList)).toBeVisible();
  });
});

test('keeps filtered lists out of search engines', { tag: '@full' }, async ({ page }) => {
  await page.goto('/blog?q=price');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/);
  await page.goto('/blog');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('shows a post with its table, live figures, sources and related posts', async ({ page }) => {
  await page.goto('/blog/pricing-transparency');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(String(posts.at(-1)));
  await expect(article.getByRole('table').first()).toContainText('£1,200–1,600');
  await expect(article).not.toContainText('{{');
  await expect(article).not.toContainText('price on request');
  await expect(page.getByRole('heading', { name: 'Read next' })).toBeVisible();
  // A table that scrolls on a phone has a dark edge where it goes on.
  const name = 'Table: Package, Price, Pages, Ready in';
  await expect(article.getByRole('region', { name })).toHaveCSS(
    'background-attachment',
    'local, local, scroll, scroll',
  );
});

test('lists the parts of a post beside its text, each with the way to it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/pricing-transparency');
  const parts = page.getByRole('navigation', { name: 'In this post' }).getByRole('link');
  const headings = page.locator('article h2[id]:not(#related-heading)');
  await expect(parts).toHaveText(await headings.allTextContents());
  await parts.nth(2).click();
  await expect(headings.nth(2)).toBeInViewport();
  await expect(page).toHaveURL(
    `/blog/pricing-transparency#${await headings.nth(2).getAttribute('id')}`,
  );
});
