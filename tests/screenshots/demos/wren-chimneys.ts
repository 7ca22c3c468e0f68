import type { Page } from '@playwright/test';
import { type DemoShot, desktop, phone, scrollTo, usualSite } from './shot.ts';

const home = '/demos/wren-chimneys';

async function choose(page: Page, fire: string): Promise<void> {
  await page.locator(`#fire-${fire}`).check();
  await page.locator(`.c-${fire}`).evaluate((image: HTMLImageElement) => image.decode());
}

export const wrenChimneys: DemoShot[] = [
  { name: 'wren-chimneys-home', address: home, ...desktop },
  usualSite('wren-chimneys'),
  {
    name: 'wren-chimneys-nest',
    address: home,
    ...desktop,
    prepare: (page) => choose(page, 'nest'),
  },
  {
    name: 'wren-chimneys-brush',
    address: home,
    ...desktop,
    prepare: (page) => page.getByRole('button', { name: 'Send the brush up' }).click(),
  },
  {
    name: 'wren-chimneys-year',
    address: home,
    ...desktop,
    prepare: (page) => scrollTo(page, '.when', 0),
  },
  {
    name: 'wren-chimneys-book',
    address: home,
    ...desktop,
    prepare: async (page) => {
      await page.locator('#valley-golden').check();
      await page.locator('#date-0').check();
      await page.locator('#name').fill('Ruth Palmer');
      await page.locator('#phone').fill('07700 900123');
      await scrollTo(page, '.book', 0);
    },
  },
  {
    name: 'wren-chimneys-phone',
    address: home,
    ...phone,
    prepare: async (page) => {
      await choose(page, 'stove');
      await scrollTo(page, '.pick', 70);
    },
  },
];
