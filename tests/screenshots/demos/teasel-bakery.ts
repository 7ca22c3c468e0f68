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

const home = '/demos/teasel-bakery';

/** Sets day (2 is Tuesday) and minutes since midnight, so that no picture depends on its hour. */
const at = (day: number, minutes: number) => async (page: Page) => {
  await page.locator(`[name="day"][value="${day}"]`).check({ force: true });
  await page.locator('#hour').fill(String(minutes));
  await page.mouse.move(0, 0);
};

async function avoidMilkAndNuts(page: Page): Promise<void> {
  await page.locator('[name="avoid"][value="milk"]').check({ force: true });
  await page.locator('[name="avoid"][value="nuts"]').check({ force: true });
}

async function orderCake(page: Page): Promise<void> {
  await page.locator('[name="cake"][value="walnut"]').check({ force: true });
  await page.locator('[name="size"][value="14"]').check({ force: true });
  await page.locator('#words').fill('Ruth is forty');
  await page.locator('#stage img[src*="walnut"]').waitFor();
  await page.waitForLoadState('networkidle');
}

export const teaselBakery: DemoShot[] = [
  {
    name: 'teasel-bakery-home',
    address: home,
    ...desktopOf(1380),
    prepare: async (page) => {
      await at(6, 615)(page);
      // A receipt lies on the site here and would cut this link.
      await page.locator('#now').evaluate((now) => {
        now.style.visibility = 'hidden';
      });
    },
  },
  usualSite('teasel-bakery'),
  { name: 'teasel-bakery-friday', address: home, ...desktopOf(1380), prepare: at(5, 705) },
  {
    name: 'teasel-bakery-week',
    address: `${home}/bread`,
    ...desktopOf(1500),
  },
  {
    name: 'teasel-bakery-allergens',
    address: `${home}/bread`,
    ...desktopOf(1400),
    prepare: async (page) => {
      await avoidMilkAndNuts(page);
      await scrollTo(page, '#allergens', 0);
    },
  },
  {
    name: 'teasel-bakery-cake',
    address: `${home}/cakes`,
    ...desktopOf(1340),
    prepare: orderCake,
  },
  {
    name: 'teasel-bakery-phone',
    address: home,
    ...phone,
    prepare: async (page) => {
      await at(5, 675)(page);
      await hideNote(page);
    },
  },
  {
    name: 'teasel-bakery-map',
    address: `${home}/find-us`,
    ...desktop,
    pixelRatio: 1,
    prepare: (page) =>
      page.locator('.map svg').evaluate((map) => {
        map.setAttribute('preserveAspectRatio', 'xMidYMax slice');
        map.style.cssText = 'aspect-ratio: 5 / 4; height: auto';
        // The slice begins within this name.
        map.querySelector('text.st')?.remove();
      }),
    around: { parts: '.map svg', shape: cardShapes.medium, margin: 0 },
  },
  {
    name: 'teasel-bakery-avoid',
    address: `${home}/bread`,
    ...desktop,
    pixelRatio: 1,
    prepare: avoidMilkAndNuts,
    around: { parts: '#h-al, .ticks', shape: cardShapes.medium, margin: 24 },
  },
  {
    name: 'teasel-bakery-order',
    address: `${home}/cakes`,
    ...desktop,
    pixelRatio: 1,
    prepare: orderCake,
    around: { parts: '.stage, .which, .size', shape: cardShapes.wide, margin: 14 },
  },
];
