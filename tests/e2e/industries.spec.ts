import { expect, test } from './support/test';

for (const [path, packageName] of [
  ['/industries/beauty-wellness', 'Beauty & Wellness Specialist'],
  ['/industries/trades-construction', 'Trades & Services Power'],
] as const) {
  test(`${path} quotes only what was said of its package`, async ({ page }) => {
    await page.goto(path);
    const quotes = page.getByRole('region', { name: 'Sample testimonials' }).getByRole('figure');
    await expect(quotes.first()).toBeVisible();
    for (const quote of await quotes.all()) await expect(quote).toContainText(packageName);
  });
}
