import { expect, test } from './support/test';

test.use({ expectedConsole: [/status of 404/] });

test('tells a visitor where else to go, with status 404', async ({ page }) => {
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

test('promotes the free scanner', async ({ page }) => {
  const card = page.getByRole('main').getByRole('link', { name: 'Free Website Scanner' });
  await page.goto('/there/is-nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(card).toHaveAttribute('href', '/scan');
});
