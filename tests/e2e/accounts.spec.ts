import type { Browser, Locator, Page } from '@playwright/test';
import { openInBackOffice } from './support/back-office';
import { visitPatiently } from './support/listening';
import { mailsWith } from './support/mail';
import { expect, test } from './support/test';

const list = '/cms/collections/users';

/** The browser’s own console messages about refused requests. */
test.use({ expectedConsole: [/the server responded with a status of (400|403)/] });

/** The link in the newest mail to an address, once it has this many mails. */
async function linkTo(email: string, count: number): Promise<string> {
  const mail = (await mailsWith('To', email, count)).at(-1) ?? '';
  const [, link = ''] = /(\/cms\/reset\/[\w-]+)/.exec(mail.replaceAll('=\r\n', '')) ?? [];
  expect(link, mail).toBeTruthy();
  return link;
}

/** A separate browser without a session. */
async function somebodyElse(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' });
  return visitPatiently(await context.newPage());
}

/**
 * Payload validates the form after each change, and refuses a form not yet validated. So the
 * submission is repeated until its result appears.
 */
async function choosePassword(page: Page, password: string, outcome: Locator): Promise<void> {
  await expect(async () => {
    // The result of the attempt before may have taken longer than its patience.
    if (await outcome.first().isVisible()) return;
    await page.getByLabel('New password, at least 12 characters').fill(password);
    await page.getByLabel('The same password again').fill(password);
    await page.getByRole('button', { name: 'Choose a password' }).click({ timeout: 15_000 });
    await expect(outcome.first()).toBeVisible({ timeout: 15_000 });
  }).toPass();
}

/** A heading shown only on the back office’s first page. */
const morning = (page: Page) => page.getByRole('heading', { name: 'What needs me today' });

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await openInBackOffice(page, '/cms/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/cms\/?$/);
}

test('an admin invites a colleague, who chooses a password and sees their own sessions', async ({
  staff: page,
  cms,
  browser,
  baseURL,
}) => {
  const email = 'jo.miller@studio.example';
  await openInBackOffice(page, list, '.collection-list button');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(form.getByRole('alert')).toHaveText(/^Enter a name\. Enter an e-mail address/);
  await form.getByLabel('Name').fill('Jo Miller');
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('radio', { name: /^Sales/ }).check();
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Invited, not yet');
  await row.getByRole('link', { name: 'Jo Miller' }).click();
  await expect(page.getByRole('heading', { name: 'Invited, not yet signed in' })).toBeVisible();
  const first = await linkTo(email, 1);
  await page.getByRole('button', { name: 'Send the invitation again' }).click();
  await expect(page.getByText('Another invitation is on its way')).toBeVisible();
  const second = await linkTo(email, 2);

  const jo = await somebodyElse(browser, baseURL);
  await openInBackOffice(jo, first);
  const usedUp = jo.getByText('This link has been used, is too old');
  await choosePassword(jo, 'purple kettle pond', usedUp);
  await openInBackOffice(jo, second);
  const tooCommon = jo.getByText('one of the passwords that are tried first');
  await choosePassword(jo, 'password1234', tooCommon);
  await choosePassword(jo, 'purple kettle pond', morning(jo));
  await jo.waitForURL(/\/cms\/?$/);
  await jo.context().clearCookies();
  await signIn(jo, email, 'purple kettle pond');
  await openInBackOffice(jo, '/cms/account');
  const sessions = jo.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('row')).toHaveCount(3);
  await expect(sessions.getByRole('row').filter({ hasText: 'This one' })).toContainText('on Linux');
  await sessions.getByRole('button', { name: /^End the session of/ }).click();
  await expect(sessions.getByRole('row')).toHaveCount(2);
  // Sales may see a colleague’s name only.
  await jo.goto(list);
  await expect(jo.getByRole('row').filter({ hasText: 'Administrator' })).not.toContainText('@');
  await expect(jo.getByRole('button', { name: 'Invite a colleague' })).toBeHidden();

  const account = await cms.find('users', 'email', email);
  await openInBackOffice(page, `${list}/${account.id}`);
  const theirs = page.getByRole('region', { name: 'Where they are signed in' });
  await theirs.getByRole('button', { name: /^End the session of/ }).click();
  await expect(theirs).toContainText('Nowhere at the moment');
  await jo.goto('/cms/account');
  await jo.waitForURL(/\/cms\/login/);
  await jo.context().close();
  await cms.remove('users', account.id);
});

test('a user with a forgotten password gets a link, and their other sessions end', async ({
  cms,
  browser,
  baseURL,
}) => {
  const email = 'ann.forgets@studio.example';
  const password = 'a pass phrase to forget';
  const { id } = await cms.create('users', { name: 'Ann', email, role: 'editor', password });
  const elsewhere = await somebodyElse(browser, baseURL);
  await signIn(elsewhere, email, password);

  const ann = await somebodyElse(browser, baseURL);
  for (const address of ['nobody.there@studio.example', email]) {
    await ann.goto('/cms/forgot');
    // The tab stores that a link was requested.
    await ann.evaluate(() => sessionStorage.clear());
    await openInBackOffice(ann, '/cms/forgot');
    await ann.getByLabel('E-mail').fill(address);
    await ann.getByRole('button', { name: 'Send' }).click();
    await expect(ann.getByText('a mail with a link is on its way')).toBeVisible();
  }
  await openInBackOffice(ann, await linkTo(email, 1));
  await choosePassword(ann, 'three new random words', morning(ann));
  await ann.waitForURL(/\/cms\/?$/);
  await elsewhere.goto('/cms/account');
  await elsewhere.waitForURL(/\/cms\/login/);
  await signIn(elsewhere, email, 'three new random words');
  const [, told = ''] = await mailsWith('To', email, 2);
  expect(told).toContain('Subject: Your password was changed');
  expect(await mailsWith('To', 'nobody.there@studio.example', 0)).toEqual([]);
  await elsewhere.context().close();
  await ann.context().close();
  await cms.remove('users', id);
});
