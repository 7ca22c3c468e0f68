import type { Page } from '@playwright/test';
import { findBarriersIn } from './support/barriers';
import { listens } from './support/listening';
import { mailsWith, readable } from './support/mail';
import { type FixtureSite, scanFixture } from './support/scan-fixture';
import { expect, test } from './support/test';

let site: FixtureSite;
let journeys = 0;
// Fair use counts by address and by site, so each test has a separate visitor and site.
test.beforeEach(async ({ context }, { workerIndex }) => {
  journeys += 1;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.${workerIndex}.${journeys}` });
  site = await scanFixture(journeys % 7);
});
test.afterEach(() => site.close());

const field = (page: Page) => page.getByLabel('Website address');
const button = (page: Page) => page.locator('#scanner form button[type="submit"]');
const heading = (page: Page) => page.locator('#scan-result');

async function openScanner(page: Page, path = '/scan'): Promise<void> {
  await page.goto(path);
  await listens(button(page));
}

async function scan(page: Page, address: string): Promise<void> {
  await field(page).fill(address);
  await button(page).click();
}

test('scans a site, shows each step and the result, and links to the report', async ({ page }) => {
  await openScanner(page);
  await scan(page, `${site.origin}/good`);
  await expect(page.getByText('Check what we found')).toBeVisible();
  await expect(field(page)).toBeDisabled();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText(site.host);
  await expect(page.getByRole('img', { name: /^Overall score: \d+ out of 100/ })).toBeVisible();
  await expect(page.locator('#scanner').getByText('AI search', { exact: true })).toBeVisible();
  expect(await findBarriersIn(page, '#scanner')).toEqual([]);

  const asked = site.count('/good', 'GET');
  await page.goto('/scan');
  await listens(button(page));
  await scan(page, `${site.origin}/good`);
  // By then the page has been scrolled to it.
  await expect(heading(page)).toBeFocused();
  expect(site.count('/good', 'GET'), 'the stored result serves').toBe(asked);
  await page.getByRole('button', { name: 'Scan again' }).click();
  await expect.poll(() => site.count('/good', 'GET')).toBeGreaterThan(asked);
  await expect(heading(page)).toBeVisible();

  await page.getByRole('link', { name: 'See the full report' }).click();
  await expect(page).toHaveURL(/\/scan\/report\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.host);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { name: 'Compared with the scan before' })).toBeVisible();
  const first = page.getByRole('region', { name: 'Do this first' });
  await first.locator('summary', { hasText: 'Pictures without a description' }).click();
  await first.getByRole('link', { name: /found: Pictures without a description/ }).click();
  const finding = page.locator('#a11y-img-alt');
  await expect(finding.getByText('<img src="/van.jpg"')).toBeVisible();
  await expect(finding.getByText('For your developer')).toBeVisible();
  expect(await findBarriersIn(page, 'main')).toEqual([]);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length, 'printed sheets').toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeHidden();
  await expect(page.locator('p[aria-hidden="true"]', { hasText: site.origin })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const starts = page.getByRole('link', { name: 'Get Started' });
  await expect(starts).toHaveCount(2);
  const looks = await starts.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).backgroundColor),
  );
  expect(new Set(looks).size, 'one of the two is the primary button').toBe(2);
  for (const start of await starts.all()) {
    await start.click();
    await expect(page.getByRole('dialog').getByText('Scan attached')).toBeVisible();
    await expect(page.getByLabel('What do you need?')).toHaveValue(
      `Please help with what the scan of ${site.host} found.`,
    );
    await page.keyboard.press('Escape');
    // Both forms have a field of this name.
    await expect(page.getByLabel('Your trade')).toHaveCount(1);
  }

  await page.getByLabel('Your trade').selectOption({ label: 'Plumbers' });
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'Plumbers' })).toBeVisible();
  await expect(page.getByText('Yours is the first site of this trade')).toBeVisible();
  await expect(page.getByLabel('Your trade').locator('option:checked')).toHaveText('Plumbers');
  await page.getByLabel('Your trade').selectOption({ label: 'Electricians' });
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'Electricians' })).toBeVisible();

  await page.getByText('Mail me this report').click();
  await page.getByLabel('Your e-mail address').fill('not an address');
  await page.getByRole('button', { name: 'Mail it to me' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Your e-mail address').fill('reader@bakery.example');
  await page.getByLabel('Scan it again every month').check();
  await page.getByRole('button', { name: 'Mail it to me' }).click();
  await expect(page.getByText('Please look in your inbox')).toBeVisible();
  const [asking = ''] = await mailsWith('To', 'reader@bakery.example', 1);
  const [, link = ''] = /(\/scan\/mail\?key=[0-9a-f-]{36})/.exec(readable(asking)) ?? [];
  const inbox = await page.context().newPage();
  await inbox.goto(link);
  expect(await findBarriersIn(inbox, 'main')).toEqual([]);
  await inbox.getByRole('button', { name: 'Mail me the report' }).click();
  await expect(inbox.getByText('Your address is confirmed')).toBeVisible();
  const [, report = ''] = await mailsWith('To', 'reader@bakery.example', 2);
  expect(readable(report)).toContain(
    `List-Unsubscribe: <${new URL('/api/scan/mail', inbox.url())}`,
  );
  expect(readable(report)).toContain('What to do first');
  await inbox.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(inbox.getByText('We keep no address for it')).toBeVisible();
  await inbox.close();

  await page.getByRole('button', { name: 'Delete this report' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('Report deleted')).toBeVisible();
});

test('shows an example of what it gives back, and what we would take for it', async ({
  page,
  cms,
}) => {
  const { pricePence } = await cms.find('add-ons', 'key', 'service-page-update');
  await page.goto('/scan');
  const example = page.getByRole('region', { name: 'What you get back' });
  await expect(example.getByText('An example result, not a scan of a real site')).toBeVisible();
  const steps = example.getByRole('region', { name: 'Do this first' }).locator('ol > li');
  await expect(steps).toHaveCount(3);
  // Open, as an example of the explanation.
  await expect(steps.first().getByText('For your developer:')).toBeVisible();
  await expect(steps.nth(1).getByText('For your developer:')).toBeHidden();
  // A stranger has no monthly plan, hence the higher price.
  await expect(steps.first()).toContainText('Done by us: Service page update, £60');
  expect(pricePence).toBe(4000);
  await expect(example.getByText('See where')).toHaveCount(0);
});

test('can be cancelled, and another one started', async ({ page }) => {
  await openScanner(page);
  site.answer({ '*': { after: new Promise(() => {}) } });
  await scan(page, `${site.origin}/held`);
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Cancel the scan' }).click();
  expect((await deleted).status()).toBe(204);
  await expect(page.getByText('Check what we found')).toHaveCount(0);
  await expect(button(page)).toBeEnabled();
});

test('a report with many findings stays short on a phone and on paper', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScanner(page);
  await scan(page, `${site.origin}/poor`);
  await expect(heading(page)).toBeFocused();
  await page.getByRole('link', { name: 'See the full report' }).click();
  const first = page.getByRole('region', { name: 'Do this first' });
  await expect(first.getByRole('list').first().locator('> li')).toHaveCount(5);
  const titles = await first.locator('ol > li > details > summary').allTextContents();
  expect(titles[0]).toContain('The website has no secure connection');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(6_000);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length, 'printed sheets').toBeLessThanOrEqual(4);
  expect(await findBarriersIn(page, 'main')).toEqual([]);
});

test.describe('missing reports', () => {
  test.use({ expectedConsole: [/404/] });

  test('show the specification’s message', async ({ page }) => {
    for (const [path, words] of [
      ['/scan/report', 'No scan ID provided'],
      ['/scan/report/:scanId', 'Invalid scan ID in URL'],
      ['/scan/report/42', 'Invalid scan ID format'],
      ['/scan/report/3b241101-e2bb-4255-8caf-4136c566a962', 'Scan not found'],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Scanner' })).toHaveAttribute(
        'href',
        '/scan',
      );
    }
  });
});

test('reports missing or invalid input, and gives no score to a site that refuses it', async ({
  page,
}) => {
  await openScanner(page);
  await button(page).click();
  await expect(page.getByText('URL Required')).toBeVisible();
  await expect(page.getByText('Please enter a website URL to scan').first()).toBeVisible();
  await expect(field(page)).toBeFocused();

  await scan(page, `${site.origin}/forbidden`);
  await expect(page.getByText('Scan Failed')).toBeVisible();
  await expect(
    page.locator('#scanner').getByText(/turned our scanner away \(error 403\)/),
  ).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  await expect(field(page)).toBeEnabled();

  await page.locator('#scanner').getByRole('link', { name: 'Get Started' }).click();
  const form = page.getByRole('dialog', { name: 'Get Started' });
  await expect(form.getByLabel('What do you need?')).toHaveValue(/look at my website by hand/);
});

test.describe('fair use', () => {
  // The requests for more proof are answered with 403.
  test.use({ expectedConsole: [/403/] });

  test('requires a CAPTCHA after two scans and a confirmed address after three', async ({
    page,
    context,
  }) => {
    await openScanner(page);
    for (const path of ['/one', '/two']) {
      await scan(page, `${site.origin}${path}`);
      await expect(heading(page)).toBeVisible();
      await expect(button(page)).toBeEnabled();
    }
    await page.setViewportSize({ width: 390, height: 640 });
    await scan(page, `${site.origin}/three`);
    await expect(page.getByRole('region', { name: 'Are you a person?' })).toBeInViewport();
    const box = page.getByRole('checkbox', { name: /robot/i });
    await box.press('Space');
    await expect(page.getByText(`${site.origin}/three`, { exact: true })).toBeVisible();

    const other = await scanFixture(9);
    await scan(page, `${other.origin}/four`);
    await page.getByLabel('E-mail address').fill('owner@bakery.example');
    await button(page).click();
    await expect(page.getByText('Waiting for your e-mail address')).toBeVisible();
    const [mail = ''] = await mailsWith('To', 'owner@bakery.example', 1);
    const [, link = ''] =
      /(\/scan\/confirm\/[0-9a-f-]{36}\?token=[\w-]+)/.exec(readable(mail)) ?? [];
    const inbox = await context.newPage();
    await inbox.goto(link);
    await expect(page.getByText('Waiting for your e-mail address')).toBeVisible();
    await inbox.getByRole('button', { name: 'Start my scan' }).click();
    await expect(inbox).toHaveURL(/\/scan\/report\//);
    await expect(page.getByText(`${other.origin}/four`, { exact: true })).toBeVisible();
    await expect(heading(page)).toBeVisible();
    await other.close();
  });
});

test('explains the speed estimate on its own page', { tag: '@full' }, async ({ page }) => {
  await openScanner(page, '/tools/page-speed');
  await scan(page, `${site.origin}/good`);
  await expect(page.getByRole('heading', { name: 'Speed estimate' })).toBeFocused();
  await expect(page.getByText('not Google’s PageSpeed score')).toBeVisible();
  expect(await findBarriersIn(page, '#scanner')).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain form redirects to the report', async ({ page }) => {
    await page.goto('/scan');
    await scan(page, `${site.origin}/plain`);
    await expect(page).toHaveURL(/\/scan\/report\/[0-9a-f-]{36}(#|$)/);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('img', { name: /^Overall score/ })).toBeVisible({ timeout: 1 });
    }).toPass();
    const email = page.getByLabel('Your e-mail address');
    await page.getByText('Mail me this report').click();
    // A browser's own check lets this one through.
    await email.fill('reader@bakery');
    await email.press('Enter');
    await expect(page.getByText('Please enter a valid email address')).toBeInViewport();
    await expect(email).toHaveValue('reader@bakery');
    await email.fill('plain@bakery.example');
    await email.press('Enter');
    await expect(page.getByText('Please look in your inbox')).toBeInViewport();
    const [mail = ''] = await mailsWith('To', 'plain@bakery.example', 1);
    const [, link = ''] = /(\/scan\/mail\?key=[0-9a-f-]{36})/.exec(readable(mail)) ?? [];
    await page.goto(link);
    await page.getByRole('button', { name: 'No, delete my address' }).click();
    await expect(page.getByText('We keep no address for it')).toBeVisible();

    await page.goto('/scan');
    await button(page).click();
    await expect(page.getByText('Please enter a website URL to scan')).toBeVisible();
  });
});
