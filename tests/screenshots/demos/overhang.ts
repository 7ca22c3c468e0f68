import type { Page } from '@playwright/test';
import {
  cardShapes,
  type DemoShot,
  desktop,
  desktopOf,
  enquiryFrame,
  hideNote,
  phone,
  scrollTo,
  usualSite,
} from './shot.ts';

const home = '/demos/overhang';

/** Sets the clock to a Tuesday morning, so that no picture depends on its day. */
async function onTuesday(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-12-01T09:00:00Z'));
  await page.reload({ waitUntil: 'networkidle' });
  await page.locator('.studio').evaluate((strip) => strip.remove());
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
}

const pickHold = async (page: Page, id: string) => {
  await page.locator(`.hold[data-id="${id}"]`).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(0, 0);
};

export const overhang: DemoShot[] = [
  { name: 'overhang-home', address: home, ...desktopOf(1400), prepare: onTuesday },
  usualSite('overhang'),
  {
    name: 'overhang-first-time',
    address: `${home}/first-time`,
    ...desktopOf(1280),
  },
  {
    name: 'overhang-never',
    address: home,
    ...desktopOf(1400),
    prepare: async (page) => {
      await onTuesday(page);
      await page.locator('[name="who"][value="never"]').check({ force: true });
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'overhang-prices',
    address: `${home}/prices`,
    ...desktopOf(1340),
  },
  {
    name: 'overhang-coaches',
    address: `${home}/coaches`,
    ...desktopOf(1340),
    prepare: (page) => scrollTo(page, '#ama', 0),
  },
  {
    name: 'overhang-phone',
    address: home,
    ...phone,
    prepare: async (page) => {
      await onTuesday(page);
      await hideNote(page);
    },
  },
  {
    name: 'overhang-card',
    address: home,
    ...desktop,
    prepare: async (page) => {
      await onTuesday(page);
      await pickHold(page, 'thu-first');
    },
    around: { parts: '#card', shape: cardShapes.medium, margin: 20 },
  },
  {
    name: 'overhang-poles',
    address: `${home}/prices`,
    ...desktopOf(1100),
    // All else is hidden for this picture; the holds are drawn from outlines kept outside it.
    prepare: async (page) => {
      await page.addStyleTag({ content: 'symbol, symbol * { visibility: visible !important }' });
    },
    around: { parts: '.ctl, #bars', shape: cardShapes.wide, margin: 24 },
  },
  {
    name: 'overhang-map',
    address: `${home}/find-us`,
    ...desktop,
    pixelRatio: 1,
    around: { parts: '.map svg', shape: cardShapes.medium, margin: 0 },
  },
  {
    name: 'overhang-enquiry-wall',
    address: home,
    ...enquiryFrame,
    prepare: async (page) => {
      await onTuesday(page);
      await page.locator('[name="who"][value="never"]').check({ force: true });
      await pickHold(page, 'thu-first');
      await hideNote(page);
      await scrollTo(page, '[data-day="4"]', 90);
    },
  },
  {
    name: 'overhang-enquiry-form',
    address: `${home}/find-us?s=thu-first`,
    ...enquiryFrame,
    prepare: async (page) => {
      await onTuesday(page);
      await page.locator('#name').fill('Nia Powell');
      await page.locator('#contact').fill('07700 900123');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await hideNote(page);
      await scrollTo(page, '#join', 16);
    },
  },
];
