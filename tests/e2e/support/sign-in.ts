import { type Browser, expect, type Page } from '@playwright/test';
import { openInBackOffice } from './back-office';
import { visitPatiently } from './listening';

/** For accounts that a test creates. */
export const password = 'a pass phrase to keep';

/** A heading shown only on the back office’s first page. */
export const morning = (page: Page) => page.getByRole('heading', { name: 'What needs me today' });

/** A separate browser without a session. */
export async function newBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' });
  return visitPatiently(await context.newPage());
}

/** Fills in the sign-in of the back office, without waiting. */
export async function givePassword(page: Page, email: string): Promise<void> {
  await openInBackOffice(page, '/cms/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The codes that are shown only once. */
export async function recoveryCodesShown(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list).toBeVisible();
  return list.getByRole('listitem').allTextContents();
}
