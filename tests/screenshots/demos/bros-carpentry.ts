import type { Page } from '@playwright/test';
import {
  cardShapes,
  type DemoShot,
  desktop,
  desktopOf,
  hideNote,
  phone,
  scrollTo,
  usualSite,
} from './shot.ts';

const home = '/demos/bros-carpentry';

/** Lets the pictures that wait for their turn come, then returns to the part that is wanted. */
async function showPart(page: Page, selector: string): Promise<void> {
  for (const picture of await page.locator('img[loading="lazy"]').all()) {
    if (!(await picture.isVisible())) continue;
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((element: HTMLImageElement) => element.decode());
  }
  await scrollTo(page, selector, 0);
}

export const brosCarpentry: DemoShot[] = [
  { name: 'bros-carpentry-home', address: home, ...desktop },
  usualSite('bros-carpentry'),
  {
    name: 'bros-carpentry-ledger',
    address: home,
    width: 1200,
    height: 900,
    prepare: (page) => showPart(page, '.ledger'),
    around: {
      parts: '.ledger li:is(:nth-child(2), :nth-child(3))',
      shape: cardShapes.large,
      margin: 16,
    },
  },
  {
    name: 'bros-carpentry-work',
    address: `${home}/work`,
    ...desktop,
    prepare: async (page) => {
      await page
        .locator('#filters')
        .getByRole('button', { name: /^Staircases/ })
        .click();
      await showPart(page, '#filters');
    },
  },
  {
    name: 'bros-carpentry-jobs',
    address: `${home}/work`,
    ...desktop,
    prepare: (page) => showPart(page, '#jobs'),
  },
  {
    name: 'bros-carpentry-bill',
    address: `${home}/oak-staircase-cheltenham`,
    ...desktopOf(1380),
    prepare: (page) => showPart(page, '.bill'),
  },
  { name: 'bros-carpentry-stroud', address: `${home}/sash-windows-stroud`, ...desktopOf(1360) },
  { name: 'bros-carpentry-phone', address: home, ...phone, prepare: hideNote },
  {
    name: 'bros-carpentry-quote',
    address: `${home}/quote`,
    ...phone,
    prepare: async (page) => {
      await page.locator('[name="width"]').fill('1900');
      await page.locator('[name="height"]').fill('2960');
      await page.keyboard.press('Tab');
      await scrollTo(page, '#scale', 132);
    },
  },
  {
    name: 'bros-carpentry-plaster',
    address: `${home}/oak-staircase-cheltenham`,
    ...desktop,
    around: { parts: '.surprise figure', shape: cardShapes.medium, margin: 24 },
  },
  {
    name: 'bros-carpentry-steps',
    address: `${home}/oak-staircase-cheltenham`,
    width: 900,
    height: 900,
    pixelRatio: 1,
    around: { parts: '.rodfig svg', shape: cardShapes.medium, margin: 0 },
  },
];
