import type { Page } from '@playwright/test';
import { findBarriers } from './support/barriers';
import { mailsWith } from './support/mail';
import { type FixtureSite, scanFixture } from './support/scan-fixture';
import { adminAccount, betaPassword } from './support/site';
import { expect, test } from './support/test';

let site: FixtureSite;
test.beforeAll(async () => {
  site = await scanFixture(8);
});
test.afterAll(() => site.close());

let visitors = 0;
test.beforeEach(async ({ context }) => {
  visitors += 1;
  // Password attempts are counted by address, so each test needs a separate one.
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${100 + visitors}` });
});

const path = '/beta-audit-ftj2025';
const password = (page: Page) => page.getByLabel('Password');
const address = (page: Page) => page.getByLabel('Website address');
const order = (page: Page) => page.locator('#order');

async function enter(page: Page, given: string): Promise<void> {
  await password(page).fill(given);
  await page.getByRole('button', { name: 'Open the audit' }).click();
}

async function fillOrder(page: Page, email: string): Promise<void> {
  await order(page).getByLabel('Name').fill('Megan Price');
  await order(page).getByLabel('E-mail').fill(email);
}

const sendOrder = (page: Page) =>
  order(page).getByRole('button', { name: 'Order and pay by invoice' }).click();

test('opens with its password for this browser only, and allows scans, reports and orders', async ({
  page,
  browser,
}) => {
  const answer = await page.goto(path);
  expect(answer?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await findBarriers(page)).toEqual([]);
  await enter(page, 'not this one');
  await expect(page.getByText('Incorrect password. Please try again.')).toBeVisible();
  await expect(password(page)).toHaveValue('');
  await expect(password(page)).toBeFocused();
  await enter(page, betaPassword);
  await expect(page.getByText('Access granted! Welcome to NeuraAudit Beta.')).toBeVisible();
  await expect(address(page)).toBeVisible();
  await page.reload();
  await expect(address(page)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await address(page).fill(`${site.origin}/good`);
  await page.locator('#scanner form button[type="submit"]').click();
  await expect(page.locator('#scan-result')).toBeFocused();
  await page.getByRole('link', { name: 'See the full report' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/report/[0-9a-f-]{36}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.host);
  await expect(page.getByText('NeuraAudit report')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Scanner' })).toHaveAttribute('href', path);

  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  await expect(password(stranger)).toBeVisible();
  await expect(stranger.getByText(site.host)).toHaveCount(0);
  await stranger.context().close();

  const email = `buyer-${process.pid}@plumbing.example`;
  await fillOrder(page, email);
  await expect(order(page)).toContainText('We’ll get this report too');
  await sendOrder(page);
  await expect(order(page).getByRole('alert')).toContainText(
    'Please accept the terms to place an order',
  );
  await order(page).getByLabel('I accept these terms').check();
  await sendOrder(page);
  await expect(page.getByText('Message Sent Successfully!').last()).toBeVisible();
  const receipt = page.locator('[data-received]');
  await expect(receipt).toBeFocused();
  await expect(receipt).toContainText(/E-[2-9A-Z]{6}.*Technical report.*£97/);
  const [confirmation = ''] = await mailsWith('To', email, 1);
  expect(confirmation).toMatch(/Subject: We have your order/);
  const [notice = ''] = await mailsWith('Reply-To', email, 1);
  expect(notice).toContain('Technical report');
});

test.describe('missing reports', { tag: '@full' }, () => {
  test.use({ expectedConsole: [/404/] });

  test('show the specification’s message', async ({ page }) => {
    const tell = async (report: string, words: string) => {
      const answer = await page.goto(`${path}/report${report}`);
      expect(answer?.status(), report).toBe(404);
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Scanner' })).toHaveAttribute(
        'href',
        path,
      );
    };
    await tell('', 'No scan ID provided');
    await tell('/:scanId', 'Invalid scan ID in URL');
    await tell('/42', 'Invalid scan ID format');
    const missing = '/3b241101-e2bb-4255-8caf-4136c566a962';
    await page.goto(`${path}/report${missing}`);
    await enter(page, betaPassword);
    await expect(page.getByText('Scan not found')).toBeVisible();
    await tell(missing, 'Scan not found');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the password, a scan and an order work as plain forms', { tag: '@full' }, async ({
    page,
    cms,
  }) => {
    await page.goto(path);
    // A signed-in admin needs no password.
    await expect(address(page)).toBeVisible();
    await page.context().clearCookies();
    await page.goto(path);
    await enter(page, 'not this one');
    await expect(page.getByText('Incorrect password. Please try again.')).toBeVisible();
    await enter(page, betaPassword);
    await expect(page).toHaveURL(new RegExp(`${path}$`));

    const email = `plain-${process.pid}@plumbing.example`;
    await fillOrder(page, email);
    await order(page).getByLabel('Strategy call').check();
    await order(page).getByLabel('Website').fill('plumbing.example');
    await order(page).getByLabel('I accept these terms').check();
    await sendOrder(page);
    await expect(page.locator('[data-received]')).toContainText('Strategy call');

    await address(page).fill(`${site.origin}/plain`);
    await page.locator('#scanner form button[type="submit"]').click();
    await expect(page).toHaveURL(new RegExp(`${path}/report/[0-9a-f-]{36}`));

    const login = await page.request.post('/api/users/login', {
      data: adminAccount,
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(login.ok()).toBe(true);
    const doc = await cms.find('submissions', 'email', email);
    expect(doc).toMatchObject({
      page: path,
      order: { kind: 'strategy-call', pricePence: 14_900 },
    });
  });
});
