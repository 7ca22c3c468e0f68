import type { Page } from '@playwright/test';
import { type DemoShot, desktop, phone, scrollTo, usualSite } from './shot.ts';

const home = '/demos/bros-carpentry';

/** Lets the pictures that wait for their turn come, then returns to the part that is wanted. */
async function showPart(page: Page, selector: string): Promise<void> {
  for (const picture of await page.locator('img[loading="lazy"]').all()) {
    if (!(await picture.isVisible())) continue;
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((element: HTMLImageElement) => element.decode());
  }
  await scrollTo(page, selector);
}

export const brosCarpentry: DemoShot[] = [
  { name: 'bros-carpentry-home', address: home, ...desktop },
  usualSite('bros-carpentry'),
  {
    name: 'bros-carpentry-ledger',
    address: home,
    ...desktop,
    prepare: (page) => showPart(page, '.ledger'),
  },
  {
    name: 'bros-carpentry-work',
    address: `${home}/work`,
    ...desktop,
    prepare: async (page) => {
      await page
        .locator('#filters')
        .getByRole('button', { name: /^Stroud/ })
        .click();
      await showPart(page, '#filters');
    },
  },
  {
    name: 'bros-carpentry-surprise',
    address: `${home}/oak-staircase-cheltenham`,
    ...desktop,
    prepare: (page) => showPart(page, '.surprise'),
  },
  {
    name: 'bros-carpentry-bill',
    address: `${home}/oak-staircase-cheltenham`,
    ...desktop,
    prepare: (page) => showPart(page, '.bill'),
  },
  { name: 'bros-carpentry-stroud', address: `${home}/sash-windows-stroud`, ...desktop },
  {
    name: 'bros-carpentry-quote',
    address: `${home}/quote`,
    ...phone,
    prepare: async (page) => {
      await page.locator('[name="width"]').fill('1900');
      await page.locator('[name="height"]').fill('2960');
      await page.keyboard.press('Tab');
      await scrollTo(page, '#scale', 120);
    },
  },
  {
    name: 'bros-carpentry-plaster',
    address: `${home}/oak-staircase-cheltenham`,
    ...desktop,
    part: '.surprise svg',
  },
  {
    name: 'bros-carpentry-steps',
    address: `${home}/oak-staircase-cheltenham`,
    width: 900,
    height: 900,
    pixelRatio: 1,
    part: '.rodfig svg',
  },
  {
    name: 'bros-carpentry-photographs',
    address: `${home}/work`,
    width: 1440,
    height: 470,
    pixelRatio: 1,
    prepare: (page) => showPart(page, '#jobs'),
  },
];
