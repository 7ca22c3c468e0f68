import type { Page } from '@playwright/test';
import { cmsApi } from './support/api';
import { findBarriers } from './support/barriers';
import { visitPatiently } from './support/listening';
import { adminAccount, studioPassword } from './support/site';
import { expect, test } from './support/test';

let visitors = 0;
test.beforeEach(async ({ context }) => {
  visitors += 1;
  // Attempts are counted by address, so each test needs a separate one.
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${150 + visitors}` });
});

const password = (page: Page) => page.getByLabel('Password');
const toast = (page: Page, title: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: title });

async function logIn(page: Page, given: string): Promise<void> {
  await password(page).fill(given);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function signIn(page: Page, email: string, given: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await password(page).fill(given);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('the studio’s password opens the list of proposals, to view and print, until signing out', async ({
  page,
  context,
}) => {
  const answer = await page.goto('/admin');
  expect(answer?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await findBarriers(page)).toEqual([]);
  await expect(password(page)).toHaveAttribute('type', 'password');

  await logIn(page, 'not this one');
  await expect(toast(page, 'Invalid password')).toContainText(
    'Please check your password and try again',
  );
  await expect(password(page)).toHaveValue('');
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveAccessibleDescription(/Invalid password/);

  await logIn(page, studioPassword);
  await expect(page).toHaveURL(/\/admin\/proposals$/);
  await expect(toast(page, 'Login successful')).toContainText('Welcome to the admin dashboard');
  const row = page.getByRole('row').filter({ hasText: '/proposals/dc-hair-nails' });
  await expect(row).toContainText(/£[\d,]+/);
  await expect(
    page.getByRole('row').filter({ hasText: '/proposals/woodway-windows' }),
  ).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const print = row.getByRole('link', { name: 'Print PDF' });
  await expect(print).toHaveAttribute('href', '/proposals/dc-hair-nails?print');
  await expect(print).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'CMS' }).first()).toHaveAttribute('href', '/cms');

  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('Background graphics')).toHaveCount(0);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByText('Background graphics')).toHaveCount(0);
  expect(
    await page.evaluate(() => localStorage.getItem('ftj_pdf_issues_reminder_dismissed')),
  ).not.toBeNull();

  await row.getByRole('link', { name: 'View Proposal' }).click();
  await expect(page).toHaveURL(/\/proposals\/dc-hair-nails$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // A visitor with access is redirected at once.
  await page.goto('/admin/login');
  await expect(page).toHaveURL(/\/admin\/proposals$/);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/proposals');
  await expect(page).toHaveURL(/\/admin$/);
  expect((await context.cookies()).filter(({ name }) => name === 'studio_session')).toEqual([]);
});

test.describe('without an answer from the server', () => {
  test.use({ expectedConsole: [/ERR_FAILED|Failed to load resource|Failed to fetch/] });

  test('the studio’s login shows a message', { tag: '@full' }, async ({ page }) => {
    await page.goto('/admin/login');
    await password(page).focus();
    await page.route('**/admin/login', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await logIn(page, studioPassword);
    await expect(toast(page, 'Login failed')).toContainText('An error occurred. Please try again.');
    await page.unroute('**/admin/login');
    await logIn(page, studioPassword);
    await expect(page).toHaveURL(/\/admin\/proposals$/);
  });
});

test('the eleventh attempt at the studio’s password is refused', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/admin');
  for (let count = 1; count <= 10; count += 1) {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await logIn(page, `guess ${count}`);
    await answered;
    await expect(password(page)).toHaveValue('');
  }
  await logIn(page, studioPassword);
  await expect(toast(page, 'Login failed')).toContainText('Too many tries from your connection.');
  await expect(page).toHaveURL(/\/admin$/);
});

test('the dashboard is for admins, who sign in with their account', async ({ page, browser }) => {
  await page.goto('/seo-dashboard');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(toast(page, 'Access Denied')).toContainText('You do not have admin access');
  expect(await findBarriers(page)).toEqual([]);

  await signIn(page, adminAccount.email, 'not this one');
  await expect(toast(page, 'Error')).toContainText('The email or password provided is incorrect.');
  await expect(password(page)).toHaveValue('');
  await signIn(page, adminAccount.email, adminAccount.password);
  await expect(page).toHaveURL(/\/seo-dashboard$/);
  await expect(toast(page, 'Success')).toContainText('Logged in successfully');

  // The same session opens the CMS and the studio.
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/seo-dashboard$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/proposals$/);

  const cms = cmsApi(page, new URL(page.url()).origin);
  const seller = { email: 'ned@studio.example', password: 'a long seller pass phrase' };
  const account = await cms.create('users', { ...seller, name: 'Ned Seller', role: 'sales' });
  const other = visitPatiently(await browser.newPage());
  await other.goto('/auth');
  await signIn(other, seller.email, seller.password);
  await expect(toast(other, 'Error')).toContainText('You do not have admin access');
  await expect(other).toHaveURL(/\/auth$/);
  expect((await other.context().cookies()).map(({ name }) => name)).not.toContain('payload-token');
  await other.context().close();
  await cms.remove('users', account.id);

  await page.goto('/seo-dashboard');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/seo-dashboard');
  await expect(page).toHaveURL(/\/auth$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both sign-ins work as plain forms', { tag: '@full' }, async ({ page }) => {
    await page.goto('/admin/login');
    await logIn(page, 'not this one');
    await expect(page.getByText('Invalid password. Please check it and try again.')).toBeVisible();
    await expect(password(page)).toHaveValue('');
    await logIn(page, studioPassword);
    await expect(page).toHaveURL(/\/admin\/proposals$/);
    await expect(page.getByText('Background graphics')).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/admin$/);

    await page.goto('/seo-dashboard');
    await expect(page.getByText('You do not have admin access')).toBeVisible();
    await signIn(page, adminAccount.email, 'not this one');
    await expect(page.getByText('The email or password provided is incorrect.')).toBeVisible();
    await signIn(page, adminAccount.email, adminAccount.password);
    await expect(page).toHaveURL(/\/seo-dashboard$/);
  });
});

test('every screen of the studio checks the visitor’s access', async ({ browser, baseURL }) => {
  const origin = baseURL ?? '';
  const visitor = () => browser.newContext();
  const [nobody, insider, admin] = [await visitor(), await visitor(), await visitor()];
  const page = visitPatiently(await insider.newPage());
  await page.goto('/admin');
  await logIn(page, studioPassword);
  await expect(page).toHaveURL(/\/admin\/proposals$/);
  await admin.request.post('/api/users/login', { data: adminAccount, headers: { Origin: origin } });

  const open = 'open';
  const routes: [string, string, string, string][] = [
    ['/admin', open, '/admin/proposals', '/admin/proposals'],
    ['/admin/login', open, '/admin/proposals', '/admin/proposals'],
    ['/admin/proposals', '/admin', open, open],
    ['/auth', open, open, '/seo-dashboard'],
    ['/seo-dashboard', '/auth?denied', '/auth?denied', open],
  ];
  for (const [path, ...expected] of routes) {
    for (const [index, context] of [nobody, insider, admin].entries()) {
      // A browser sends Origin; without it the session cookie is ignored.
      const answer = await context.request.get(path, { maxRedirects: 0 });
      const outcome = answer.status() === 200 ? open : (answer.headers().location ?? '');
      expect(outcome, `${path}, viewer ${index}`).toBe(expected[index]);
      expect(answer.headers()['cache-control'], path).toContain('no-store');
      expect(answer.headers()['x-robots-tag'], path).toBe('noindex, nofollow');
    }
  }
  for (const context of [nobody, insider, admin]) await context.close();
});
