import type { Page } from '@playwright/test';
import { choose, idOf, mark, open, type Shot, write } from './back-office.ts';
import { salesShots } from './sales-shots.ts';

const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish changes' });
const threeDots = (page: Page) => page.locator('.doc-controls__popup .popup-button').last();
const tab = (page: Page, name: string) =>
  page.locator('.tabs-field__tab-button').filter({ hasText: name });

async function newCity(page: Page): Promise<void> {
  await open(page, '/cms/collections/cities/create');
  await page.getByLabel(/^Name/).fill('Ledbury');
  await page.getByLabel('County or region').fill('Herefordshire');
  await page.getByLabel('Minutes by road').fill('25');
  await page.getByLabel('Miles by road').fill('15');
  await page.getByLabel('Roads, in order').fill('A438');
  await page.waitForTimeout(1500);
}

/** The pictures of docs/editing.md. */
export const shots: Shot[] = [
  ...salesShots,
  {
    name: 'home',
    height: 1000,
    prepare: async (page) => {
      await open(page, '/cms');
      const menu = page.getByRole('button', { name: /open menu/i }).first();
      if (await menu.isVisible()) await menu.click();
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'save-bar',
    height: 420,
    prepare: async (page) => {
      const id = await idOf(page, 'packages', 'key', 'growth');
      await open(page, `/cms/collections/packages/${id}`);
      await page.getByLabel('Ready in').fill('3–5 weeks');
      await mark(page.locator('.doc-controls__controls'));
    },
  },
  {
    name: 'city-place',
    prepare: async (page) => {
      await newCity(page);
      await mark(page.getByLabel(/^Name/), page.getByLabel('County or region'));
      await mark(tab(page, 'The page'));
    },
  },
  {
    name: 'city-page',
    height: 900,
    prepare: async (page) => {
      await newCity(page);
      await tab(page, 'The page').click();
      await page.getByLabel(/^Heading/).fill('Web design in Ledbury');
      await page.getByLabel('Opening lines').fill('Websites at published prices, for Ledbury.');
      await write(page, 'The market there', 'Ledbury has a market house on stilts and ');
      await page.waitForTimeout(1500);
      await page.evaluate(() => window.scrollTo(0, 0));
      await mark(publishButton(page), page.locator('#field-ownWords'));
    },
  },
  {
    name: 'niche-page',
    height: 820,
    prepare: async (page) => {
      await open(page, '/cms/collections/city-niche-pages/create');
      await page.getByLabel(/^Name/).fill('Carpenters in Bath');
      await choose(page, 'city', 'Bath');
      await choose(page, 'niche', 'Carpenters');
      await page.waitForTimeout(1500);
      await mark(page.locator('#field-city'), page.locator('#field-niche'));
    },
  },
  {
    name: 'schedule',
    height: 760,
    prepare: async (page) => {
      const id = await idOf(page, 'posts', 'slug', 'hiring-web-designer');
      await open(page, `/cms/collections/posts/${id}`);
      await threeDots(page).click();
      await page.getByRole('button', { name: 'Publish at a set time …' }).click();
      await page.getByRole('dialog').getByLabel('Day').waitFor();
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'unpublish',
    height: 620,
    prepare: async (page) => {
      await open(page, '/cms/collections/testimonials');
      await page.locator('tbody a').first().click();
      await page.waitForURL(/testimonials\/\d+/);
      await publishButton(page).waitFor();
      await page.waitForTimeout(1000);
      await threeDots(page).click();
      await mark(page.getByRole('button', { name: 'Unpublish' }));
    },
  },
  {
    name: 'checklist',
    height: 1000,
    prepare: async (page) => {
      const id = await idOf(page, 'pages', 'path', '/what-agencies-hide');
      await open(page, `/cms/collections/pages/${id}`);
      const section = page.locator('.blocks-field__row').filter({ hasText: 'Checklist to print' });
      await section.locator('.collapsible__toggle').first().click();
      const add = section.getByRole('button', { name: 'Add Line' });
      await add.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 160);
      await page.waitForTimeout(800);
      await mark(add);
    },
  },
  {
    name: 'reorder',
    height: 560,
    prepare: async (page) => {
      await open(page, '/cms/collections/packages');
      await mark(page.locator('.sort-row').nth(2));
    },
  },
  {
    name: 'opening-hours',
    height: 760,
    prepare: async (page) => {
      await open(page, '/cms/globals/site-settings');
      await tab(page, 'Contact and hours').click();
      await page.waitForTimeout(800);
      await mark(page.locator('#field-openingHours'));
    },
  },
  {
    name: 'fees',
    height: 720,
    prepare: async (page) => {
      await open(page, '/cms/globals/policy-settings');
      await tab(page, 'Retainers and chatbot').click();
      await page.waitForTimeout(800);
      await mark(page.getByLabel('Notice to end a retainer'));
    },
  },
  {
    name: 'versions',
    height: 620,
    prepare: async (page) => {
      const id = await idOf(page, 'packages', 'key', 'express');
      for (const timeline of ['6–8 days', '5–7 days']) {
        await page.request.patch(`/api/packages/${id}`, {
          data: { timeline, _status: 'published' },
          headers: { Origin: new URL(page.url()).origin },
        });
      }
      await open(page, `/cms/collections/packages/${id}/versions`);
      await mark(page.locator('tbody tr').nth(1).locator('a'));
    },
  },
  {
    name: 'version',
    height: 620,
    prepare: async (page) => {
      const id = await idOf(page, 'packages', 'key', 'express');
      await open(page, `/cms/collections/packages/${id}/versions`);
      await page.locator('tbody tr').nth(1).locator('a').click();
      await page.waitForURL(/versions\/\d+/);
      await page.waitForTimeout(1500);
      await mark(page.locator('.restore-version__restore-button, .restore-version'));
    },
  },
  {
    name: 'rename',
    height: 560,
    prepare: async (page) => {
      const id = await idOf(page, 'pages', 'path', '/why-choose-us');
      await open(page, `/cms/collections/pages/${id}`);
      await mark(page.locator('#field-path'));
    },
  },
  {
    name: 'picture',
    height: 700,
    prepare: async (page) => {
      await open(page, '/cms/collections/media/create');
      await mark(page.locator('.file-field__upload, .dropzone'), page.locator('#field-alt'));
    },
  },
];
