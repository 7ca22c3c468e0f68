import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens a page of the back office and waits until it is interactive. Input before React’s hydration
 * is lost.
 *
 * @param what the element that must be interactive; on a page without a form, e.g. `button`
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
 * Fills in a field and tries to publish until the server’s refusal appears. Payload validates a
 * form after each change, and a late answer clears the refusal. So the helper waits for that
 * answer, and changes the field again if needed.
 */
export async function expectRefusal(field: Locator, text: string, words: string): Promise<void> {
  const page = field.page();
  await expect(async () => {
    await field.fill('');
    await Promise.all([
      page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url() === page.url(),
        { timeout: 15_000 },
      ),
      field.fill(text),
    ]);
    await page.getByRole('button', { name: 'Publish changes' }).click({ timeout: 15_000 });
    await expect(page.getByText(words)).toBeVisible({ timeout: 15_000 });
  }).toPass();
}

/** Makes a change and waits until the form has saved it. */
export async function untilSaved(
  page: Page,
  words: string,
  edit: () => Promise<void>,
  timeout = 0,
): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes('autosave=true') &&
      Boolean(response.request().postData()?.includes(words)),
    timeout ? { timeout } : {},
  );
  // Both are awaited, so that neither is left to fail alone.
  await Promise.all([saved, edit()]);
}

/**
 * Types into a formatted text, found by its label, until the form has saved it. The late answer to
 * the autosave before can mount the editor again, without the text that was typed meanwhile.
 */
export async function writeText(page: Page, label: string, text: string): Promise<void> {
  const field = page.locator('.rich-text-lexical').filter({ hasText: label });
  await expect(async () => {
    await untilSaved(
      page,
      text.slice(0, 30),
      async () => {
        await field.locator('[contenteditable="true"]').click();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.insertText(text);
      },
      30_000,
    );
  }).toPass();
}

/** Opens a row until it remains open, because an autosave closes a new one again. */
export async function unfold(folded: Locator, inside: Locator): Promise<void> {
  await expect(async () => {
    if (!(await inside.isVisible())) await folded.locator('.collapsible__toggle').first().click();
    await expect(inside).toBeVisible({ timeout: 1000 });
  }).toPass();
}
