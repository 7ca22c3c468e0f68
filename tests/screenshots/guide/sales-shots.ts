import type { Page } from '@playwright/test';
import { idOf, mark, open, type Shot } from './back-office.ts';

/** The board with all packages dearer by 5 per cent, not saved. */
async function fillByPercent(page: Page): Promise<void> {
  await open(page, '/cms/prices');
  await page.getByRole('button', { name: /pages? with Growth$/ }).waitFor();
  await page.getByLabel('Choose all: Packages').check();
  await page.getByLabel('Per cent', { exact: true }).fill('5');
  await page.getByLabel('Round to').selectOption('£10');
  await page.getByRole('button', { name: /^Fill in/ }).click();
}

/** Pictures of the inbox, proposals, prices and keywords. */
export const salesShots: Shot[] = [
  {
    name: 'today',
    height: 900,
    prepare: async (page) => {
      await open(page, '/cms');
      await page.getByRole('link', { name: 'All proposals' }).first().waitFor();
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'proposal',
    height: 900,
    prepare: async (page) => {
      const id = await idOf(page, 'proposals', 'slug', 'dc-hair-nails');
      await open(page, `/cms/collections/proposals/${id}`);
      const panel = page.getByRole('region', { name: 'Status' });
      await panel.getByText('The client’s link').waitFor();
      await mark(panel);
    },
  },
  {
    name: 'prices-board',
    height: 900,
    prepare: async (page) => {
      await fillByPercent(page);
      await mark(
        page.getByRole('button', { name: /^Fill in/ }),
        page.getByRole('button', { name: /^Save/ }),
      );
    },
  },
  {
    name: 'prices-pages',
    height: 800,
    prepare: async (page) => {
      await fillByPercent(page);
      await page.getByRole('button', { name: 'See the pages first' }).click();
      await page.getByText('show something else').waitFor();
      await page.waitForTimeout(800);
      await mark(page.getByRole('link', { name: 'Preview Home' }));
    },
  },
  {
    name: 'seo-dashboard',
    height: 1000,
    prepare: async (page) => {
      await page.goto('/seo-dashboard', { waitUntil: 'networkidle' });
      await page.getByRole('table', { name: 'Keywords' }).waitFor();
      await page.waitForTimeout(800);
    },
  },
];
