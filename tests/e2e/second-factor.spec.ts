import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { openInBackOffice } from './support/back-office';
import { givePassword, morning, newBrowser, password, recoveryCodesShown } from './support/sign-in';
import { expect, test } from './support/test';

/** The browser’s own console messages about refused requests. */
test.use({
  expectedConsole: [/the server responded with a status of (400|401|403|428|429)/],
});

const panel = (page: Page) => page.getByRole('region', { name: 'Second step when signing in' });

async function giveCode(page: Page, code: string): Promise<void> {
  await page.waitForURL(/\/auth\/second-step/);
  await page.getByLabel(/^(Code|Recovery code)$/).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Codes of an app, each for a different half-minute, because a used code is invalid. */
function appWith(secret: string): () => string {
  const totp = new TOTP({ secret });
  let ahead = -1;
  return () => {
    ahead += 1;
    return totp.generate({ timestamp: Date.now() + ahead * 30_000 });
  };
}

async function keyShown(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  return ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
}

test('an app is set up on the account’s page, and required at both sign-ins', async ({
  cms,
  browser,
  baseURL,
}) => {
  const email = 'rita.app@studio.example';
  const { id } = await cms.create('users', { name: 'Rita', email, role: 'admin', password });
  const page = await newBrowser(browser, baseURL);
  await givePassword(page, email);
  await expect(morning(page)).toBeVisible();
  await openInBackOffice(page, '/cms/account');
  await panel(page).getByRole('button', { name: 'Add an app' }).click();
  const nextCode = appWith(await keyShown(page));
  await page.getByLabel('Code of the app').fill('000000');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('This code is not right');
  await page.getByLabel('Code of the app').fill(nextCode());
  await page.getByLabel('Code of the app').press('Enter');
  const codes = await recoveryCodesShown(page);
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(panel(page).getByRole('row', { name: /Authenticator app/ })).toBeVisible();
  await expect(panel(page)).toContainText('10 recovery codes are left');
  await page.context().clearCookies();

  // The back office: a wrong code, then the app’s code.
  await givePassword(page, email);
  await giveCode(page, '000000');
  await expect(page.getByText('This code is not right, or it has been used')).toBeVisible();
  await giveCode(page, nextCode());
  await page.waitForURL(/\/cms\/?$/);
  await expect(morning(page)).toBeVisible();
  await page.context().clearCookies();

  // The second step redirects to the page requested first.
  await page.goto('/cms/account');
  await page.waitForURL(/\/cms\/login/);
  await openInBackOffice(page, page.url());
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await giveCode(page, codes[0] ?? '');
  await page.waitForURL(/\/cms\/account$/);
  await expect(panel(page)).toContainText('9 recovery codes are left');
  await page.context().clearCookies();

  // The dashboard.
  await page.goto('/auth');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await giveCode(page, codes[0] ?? '');
  await expect(page.getByText('This code is not right, or it has been used')).toBeVisible();
  await giveCode(page, codes[1]?.toUpperCase() ?? '');
  await page.waitForURL(/\/seo-dashboard$/);
  await page.context().close();
  await cms.remove('users', id);
});

test.describe('without script', () => {
  test('the second step accepts a code', { tag: '@full' }, async ({ cms, browser, baseURL }) => {
    const email = 'plain.step@studio.example';
    const { id } = await cms.create('users', { name: 'Plain', email, role: 'admin', password });
    const first = await newBrowser(browser, baseURL);
    await givePassword(first, email);
    await expect(morning(first)).toBeVisible();
    await openInBackOffice(first, '/cms/account');
    await panel(first).getByRole('button', { name: 'Add an app' }).click();
    const nextCode = appWith(await keyShown(first));
    await first.getByLabel('Code of the app').fill(nextCode());
    await first.getByRole('button', { name: 'Set it up' }).click();
    const [code = ''] = await recoveryCodesShown(first);
    await first.context().close();

    const context = await browser.newContext({
      baseURL,
      locale: 'en-GB',
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await giveCode(page, code);
    await page.waitForURL(/\/seo-dashboard$/);
    await context.close();
    await cms.remove('users', id);
  });
});

test('a passkey is added and signs in; a required second step is set up on signing in', async ({
  cms,
  browser,
  baseURL,
}) => {
  const email = 'pat.key@studio.example';
  const { id } = await cms.create('users', { name: 'Pat', email, role: 'editor', password });
  const page = await newBrowser(browser, baseURL);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await cms.updateGlobal('site-settings', { secondFactorFor: 'everybody' });
  try {
    await givePassword(page, email);
    await page.waitForURL(/\/auth\/second-step/);
    await expect(page.getByRole('heading', { name: 'Set up a second step' })).toBeVisible();
    // No other page opens before the setup.
    await page.goto('/cms/account');
    await page.waitForURL(/\/auth\/second-step/);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    expect(await recoveryCodesShown(page)).toHaveLength(10);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.waitForURL(/\/cms\//);
    await openInBackOffice(page, '/cms/account');
    await expect(panel(page).getByRole('row', { name: /Passkey of my/ })).toBeVisible();

    await page.context().clearCookies();
    await givePassword(page, email);
    await page.waitForURL(/\/auth\/second-step/);
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL(/\/cms\/?$/);
    await expect(morning(page)).toBeVisible();

    // Another browser lacks the key, and shows a message.
    const other = await newBrowser(browser, baseURL);
    await givePassword(other, email);
    await other.waitForURL(/\/auth\/second-step/);
    await expect(other.getByLabel('Recovery code')).toBeVisible();
    await other.context().close();
  } finally {
    await cms.updateGlobal('site-settings', { secondFactorFor: 'none' });
  }
  await page.context().close();
  await cms.remove('users', id);
});
