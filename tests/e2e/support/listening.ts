import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until a page of the site is interactive. Its scripts start at once, as at a visitor’s first
 * sign; a stopped clock would never make the browser idle. Pages without React, such as the demonstrations, are interactive from the start.
 */
async function untilItListens(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    const isReact = document.querySelector('script[src*="/_next/"]') !== null;
    return !isReact || Object.keys(document.body).some((key) => key.startsWith('__reactProps$'));
  });
}

/** Makes every visit wait for interactivity, which takes a while on a busy machine. */
export function visitPatiently(page: Page): Page {
  const goTo = page.goto.bind(page);
  const reload = page.reload.bind(page);
  return Object.assign(page, {
    async goto(...args: Parameters<Page['goto']>) {
      const response = await goTo(...args);
      await untilItListens(page);
      return response;
    },
    async reload(...args: Parameters<Page['reload']>) {
      const response = await reload(...args);
      await untilItListens(page);
      return response;
    },
  });
}

/** Waits for a lazily loaded part, which becomes interactive later than its page. */
export async function listens(part: Locator): Promise<void> {
  const hasScript = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(hasScript).toBe(true);
}
