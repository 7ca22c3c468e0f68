import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens a page of the back office and waits until it listens: what is typed into the HTML before
 * React has taken it over is lost.
 *
 * @param what has to listen; on a page that is no form, e.g. `button`
 */
export async function openInBackOffice(
  page: Page,
  path: string,
  what = 'form input, form textarea',
): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].some((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
    what,
  );
}

/**
 * Fills in a field and tries to publish until the server's refusal stands there, in words. Payload
 * looks a form over after each change, and an answer that comes later than the refusal wipes its
 * words out: so that answer is waited for, and the field is changed anew if it happened anyway.
 */
export async function expectRefusal(field: Locator, text: string, words: string): Promise<void> {
  const page = field.page();
  await expect(async () => {
    await field.fill('');
    await Promise.all([
      page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url() === page.url(),
        { timeout: 4_000 },
      ),
      field.fill(text),
    ]);
    await page.getByRole('button', { name: 'Publish changes' }).click({ timeout: 4_000 });
    await expect(page.getByText(words)).toBeVisible({ timeout: 4_000 });
  }).toPass();
}
