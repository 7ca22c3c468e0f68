import type { Page } from '@playwright/test';
import { expect } from './test';

export const sectionOf = (page: Page) => page.locator('#estimator');
export const receiptOf = (page: Page) =>
  sectionOf(page).getByRole('region', { name: 'Your estimate' });
export const kind = (page: Page, name: RegExp) => sectionOf(page).getByRole('radio', { name });
export const extra = (page: Page, name: RegExp) => sectionOf(page).getByRole('checkbox', { name });
export const slider = (page: Page) => sectionOf(page).getByRole('slider', { name: 'Pages' });
export const typed = (page: Page) =>
  sectionOf(page).getByRole('spinbutton', { name: 'Pages, typed' });

/** Checks name, lines and total of the receipt. */
export async function expectReceipt(
  page: Page,
  headline: string,
  lines: [label: string, amount: string][],
  total: string,
): Promise<void> {
  const receipt = receiptOf(page);
  await expect(receipt.getByRole('definition').last()).toHaveText(total);
  await expect(receipt.getByRole('heading')).toHaveText(headline);
  await expect(receipt.getByRole('term')).toHaveText([
    ...lines.map(([label]) => label),
    'Estimate',
  ]);
  await expect(receipt.getByRole('definition')).toHaveText([
    ...lines.map(([, amount]) => amount),
    total,
  ]);
}
