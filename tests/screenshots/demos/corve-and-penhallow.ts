import type { Page } from '@playwright/test';
import {
  cardShapes,
  type DemoShot,
  desktopOf,
  enquiryFrame,
  hideNote,
  phone,
  scrollTo,
  tablet,
  usualSite,
} from './shot.ts';

const home = '/demos/corve-and-penhallow';

const choose = (service: string) => (page: Page) =>
  page.locator(`.five [data-for="${service}"]`).click();

/** An extension up to the line that cuts into a shared wall, with a date to start on. */
async function buildExtension(page: Page): Promise<void> {
  await page.locator('[name="line"][value="on"]').check({ force: true });
  await page.locator('[name="joins"]').check();
  await page.locator('#distance').fill('3.6');
  await page.locator('#depth').fill('4.4');
  await page.locator('#footing').fill('0.6');
  await page.locator('#start').fill('2027-04-12');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

export const corveAndPenhallow: DemoShot[] = [
  { name: 'corve-and-penhallow-home', address: home, ...desktopOf(1440) },
  usualSite('corve-and-penhallow'),
  {
    name: 'corve-and-penhallow-wall',
    address: home,
    ...desktopOf(1440),
    prepare: choose('party-walls'),
  },
  {
    name: 'corve-and-penhallow-notice',
    address: `${home}/party-walls`,
    ...desktopOf(1640),
    prepare: async (page) => {
      await buildExtension(page);
      await scrollTo(page, '.tool', 0);
    },
  },
  { name: 'corve-and-penhallow-article', address: `${home}/boundaries`, ...desktopOf(1440) },
  {
    name: 'corve-and-penhallow-people',
    address: `${home}/people`,
    ...desktopOf(1440),
    prepare: (page) => scrollTo(page, '.folk', 0),
  },
  {
    name: 'corve-and-penhallow-phone',
    address: home,
    ...phone,
    prepare: hideNote,
  },
  {
    name: 'corve-and-penhallow-section',
    address: `${home}/party-walls`,
    ...desktopOf(1300),
    pixelRatio: 1,
    prepare: buildExtension,
    around: { parts: '#cut', shape: cardShapes.medium, margin: 24 },
  },
  {
    name: 'corve-and-penhallow-fees',
    address: `${home}/fees`,
    ...desktopOf(940),
    pixelRatio: 1.2,
    around: { parts: '.fees-t', shape: cardShapes.wide, margin: 24 },
  },
  {
    name: 'corve-and-penhallow-person',
    address: `${home}/people`,
    ...tablet,
    around: { parts: '#mei', shape: cardShapes.medium, margin: 0 },
  },
  {
    name: 'corve-and-penhallow-enquiry-plan',
    address: home,
    ...enquiryFrame,
    prepare: async (page) => {
      await hideNote(page);
      await scrollTo(page, '.plan', 0);
    },
  },
  {
    name: 'corve-and-penhallow-enquiry-form',
    address: `${home}/ask`,
    ...enquiryFrame,
    prepare: async (page) => {
      await hideNote(page);
      await page.locator('#words').fill('They say the hedge is theirs.');
      await page.locator('#name').fill('Ruth Bevan');
      await page.locator('#postcode').fill('SY8');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await scrollTo(page, '.enq', 16);
    },
  },
];
