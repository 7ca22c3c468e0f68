import type { Page } from '@playwright/test';
import { type DemoShot, desktop, phone, scrollTo, usualSite } from './shot.ts';

const home = '/demos/teasel-bakery';

/** Sets day (2 is Tuesday) and minutes since midnight, so that no picture depends on its hour. */
const at = (day: number, minutes: number) => async (page: Page) => {
  await page.locator(`[name="day"][value="${day}"]`).check({ force: true });
  await page.locator('#hour').fill(String(minutes));
};

export const teaselBakery: DemoShot[] = [
  { name: 'teasel-bakery-home', address: home, ...desktop, prepare: at(6, 615) },
  usualSite('teasel-bakery'),
  { name: 'teasel-bakery-dawn', address: home, ...desktop, prepare: at(6, 435) },
  {
    name: 'teasel-bakery-week',
    address: `${home}/bread`,
    ...desktop,
  },
  {
    name: 'teasel-bakery-allergens',
    address: `${home}/bread`,
    ...desktop,
    prepare: async (page) => {
      await page.locator('[name="avoid"][value="milk"]').check({ force: true });
      await page.locator('[name="avoid"][value="nuts"]').check({ force: true });
      await scrollTo(page, '#allergens', 0);
    },
  },
  {
    name: 'teasel-bakery-cake',
    address: `${home}/cakes`,
    ...desktop,
    prepare: async (page) => {
      await page.locator('[name="cake"][value="walnut"]').check({ force: true });
      await page.locator('[name="size"][value="14"]').check({ force: true });
      await page.locator('#words').fill('Ruth is forty');
      await page.locator('#stage img[src*="walnut"]').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'teasel-bakery-phone',
    address: home,
    ...phone,
    prepare: async (page) => {
      await at(5, 675)(page);
      await scrollTo(page, '.pick', 0);
      await page.evaluate(() => window.scrollBy(0, 190));
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'teasel-bakery-map',
    address: `${home}/find-us`,
    ...desktop,
    pixelRatio: 1,
    part: '.map svg',
  },
];
