import type { Page } from '@playwright/test';

/**
 * Opens a page of the back office and waits until its form listens: what is typed into the HTML
 * before React has taken it over is lost.
 */
export async function openInBackOffice(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('form input, form textarea')].some((field) =>
      Object.keys(field).some((key) => key.startsWith('__reactProps')),
    ),
  );
}
