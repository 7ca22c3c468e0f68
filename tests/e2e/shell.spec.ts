import { expect, test } from './support/test';

test('opens, traps and closes the menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const opener = page.getByRole('button', { name: /menu/i });
  await opener.click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
  for (const name of ['Contact', 'Trades and construction', /^Ring 01632/, /^WhatsApp 07700/]) {
    await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(menu).toBeHidden();
});

test('a case study belongs to the work in the header', async ({ page }) => {
  await page.goto('/projects/helix-heating');
  const work = page.getByRole('banner').getByRole('link', { name: 'Work', exact: true });
  await expect(work).toHaveAttribute('aria-current', 'page');
});

test('lets the keyboard skip to the content', async ({ page }) => {
  await page.goto('/pricing');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('starts each new page at the top, for scrolling and for the keyboard', async ({ page }) => {
  await page.goto('/pricing');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('keeps a press of a button that comes before the page’s scripts', async ({ page }) => {
  await page.goto('/contact');
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const panel = page.getByRole('region', { name: 'May we count your visit?' });
  await expect(panel).toHaveCount(0);
  scripts.resolve();
  await expect(panel).toBeVisible();
});

test('scrolls to the anchor of an address', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Monthly plans' }).click();
  await expect(page).toHaveURL('/pricing#retainers');
  await expect(page.locator('#retainers')).toBeInViewport();
});

test('names the company on every page', async ({ page }) => {
  await page.goto('/blog');
  const footer = page.getByRole('contentinfo');
  for (const text of [
    'FTJ Studio Ltd',
    '00000000 (sample)',
    '1 Sample Street, Hereford',
    'hello@ftjstudio.example',
    'Not registered for VAT',
    'Monday to Friday',
    '09:00–17:00',
  ]) {
    await expect(footer).toContainText(text);
  }
});

test('shows the link home on every page but the home page', async ({ page }) => {
  await page.goto('/blog/hiring-web-designer');
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(way.getByRole('listitem')).toHaveText([/Home/, /Blog/, /Hiring Web Designer/]);
  await page.goto('/');
  await expect(way).toHaveCount(0);
});

test('has the same content without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const heading of await page.getByRole('main').getByRole('heading').all()) {
    await expect(heading).toBeVisible();
  }
  await context.close();
});

test('no option is cut, at any width', async ({ page }) => {
  for (const [path, width] of [
    ['/contact', 390],
    ['/contact', 1024],
    ['/contact', 1440],
    ['/pricing', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const further = page.locator('#enquiry details');
    await further.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
    const cut = await page.locator('select:visible').evaluateAll((selects) =>
      selects.flatMap((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const room =
          select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const pen = document.createElement('canvas').getContext('2d');
        if (pen) pen.font = font;
        const widthOf = (text: string) => pen?.measureText(text).width ?? 0;
        return [...(select as HTMLSelectElement).options]
          .map(({ text }) => text)
          .filter((text) => widthOf(text) > room);
      }),
    );
    expect(cut, `${path} at ${width}`).toEqual([]);
  }
});
