import { listens } from './support/listening';
import { scanFixture } from './support/scan-fixture';
import { expect, test } from './support/test';

test('a fault of the scan stands below the field, in one toast that leaves the heading free', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.61' });
  const site = await scanFixture(6);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/scan');
  const field = page.getByLabel('Website address');
  const button = page.locator('#scanner form button[type="submit"]');
  await listens(button);
  await button.click();

  const toasts = page.locator('[data-sonner-toast]:not([data-removed=true])');
  await expect(toasts).toContainText('URL Required');
  await expect(field).toHaveAccessibleDescription('Please enter a website URL to scan');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  // Read in one call, because toasts move and go.
  const isFree = (kept: string) =>
    page.evaluate((kept) => {
      const [part, toast] = [kept, '[data-sonner-toast]'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      return part && toast && (toast.top >= part.bottom || toast.bottom <= part.top);
    }, kept);
  await expect.poll(() => isFree('h1')).toBe(true);

  await field.fill(`${site.origin}/forbidden`);
  await button.click();
  await expect(toasts.filter({ hasText: 'Scan Failed' })).toBeVisible();
  await expect(toasts).toHaveCount(1);
  await expect.poll(() => isFree('#scanner [data-tone=error]')).toBe(true);
  await expect(field).toBeInViewport();
  await expect(field).not.toHaveAccessibleDescription('Please enter a website URL to scan');
  await site.close();
});
