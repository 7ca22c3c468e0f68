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

const home = '/demos/wren-chimneys';

async function choose(page: Page, fire: string): Promise<void> {
  await page.locator(`#fire-${fire}`).check();
  await page.locator(`.c-${fire}`).evaluate((image: HTMLImageElement) => image.decode());
}

async function bookMorning(page: Page): Promise<void> {
  await page.locator('#valley-golden').check();
  await page.locator('#date-0').check();
  await page.locator('#name').fill('Ruth Palmer');
  await page.locator('#phone').fill('07700 900123');
}

export const wrenChimneys: DemoShot[] = [
  { name: 'wren-chimneys-home', address: home, ...desktopOf(1400) },
  usualSite('wren-chimneys'),
  {
    name: 'wren-chimneys-brush',
    address: home,
    ...desktopOf(1400),
    prepare: (page) => page.getByRole('button', { name: 'Send the brush up' }).click(),
  },
  {
    name: 'wren-chimneys-year',
    address: home,
    ...desktopOf(1380),
    prepare: (page) => scrollTo(page, '.when', 0),
  },
  {
    name: 'wren-chimneys-book',
    address: home,
    ...desktopOf(1460),
    prepare: async (page) => {
      await bookMorning(page);
      await scrollTo(page, '.book', 0);
    },
  },
  {
    name: 'wren-chimneys-phone',
    address: home,
    ...phone,
    prepare: async (page) => {
      await choose(page, 'stove');
      await hideNote(page);
    },
  },
  {
    name: 'wren-chimneys-rods',
    address: home,
    ...desktop,
    pixelRatio: 1,
    prepare: (page) => page.getByRole('button', { name: 'Send the brush up' }).click(),
    around: { parts: '#house .cut', shape: cardShapes.medium, margin: 0 },
  },
  {
    name: 'wren-chimneys-months',
    address: home,
    width: 740,
    height: 800,
    around: { parts: '#h-when, .when .lead-in, .year', shape: cardShapes.medium, margin: 16 },
  },
  {
    name: 'wren-chimneys-valleys',
    address: home,
    width: 1680,
    height: 1050,
    pixelRatio: 1,
    prepare: bookMorning,
    around: { parts: '#h-book, .book .map, .book .rest > *', shape: cardShapes.wide, margin: 16 },
  },
];
