import type { Page } from '@playwright/test';
import {
  cardShapes,
  type DemoShot,
  desktop,
  desktopOf,
  hideNote,
  phone,
  scrollTo,
  tablet,
  usualSite,
} from './shot.ts';

const home = '/demos/tool-theft-locator';

async function search(page: Page, outcode: string): Promise<void> {
  await page.locator('#outcode').fill(outcode);
  await page.locator('#outcode').press('Enter');
  await page.locator('#status').getByText(outcode.toUpperCase()).waitFor();
}

async function describeTheft(page: Page): Promise<void> {
  await page.locator('#kind-drills').check();
  await page.locator('[name="what"]').fill('Makita DHP486 combi drill, two 5 Ah batteries');
  await page.locator('[name="mark"]').fill('Yellow tape round the grip, initials burnt in');
  await page.locator('#next').click();
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await page.locator('[name="date"]').fill(twoDaysAgo);
  await page.locator('#from-van').check();
  await page.locator('#next').click();
  await page.locator('[name="postcode"]').fill('rg1 2ab');
  await page.keyboard.press('Tab');
  await page.locator('#kept').waitFor();
}

async function holdReport(page: Page): Promise<void> {
  await describeTheft(page);
  await page.locator('#next').click();
  await page.locator('#next').click();
  await page.getByRole('button', { name: 'Hold for moderation' }).click();
  await page.locator('#done-title').waitFor();
}

export const toolTheftLocator: DemoShot[] = [
  { name: 'tool-theft-locator-home', address: home, ...desktopOf(1340) },
  usualSite('tool-theft-locator'),
  {
    name: 'tool-theft-locator-search',
    address: home,
    ...desktopOf(1480),
    prepare: (page) => search(page, 'rg1'),
  },
  {
    name: 'tool-theft-locator-report-card',
    address: home,
    ...desktopOf(1280),
    prepare: async (page) => {
      await search(page, 'rg1');
      await page.locator('.marker[data-codes="RG1"]').click();
      await page.locator('#card').waitFor();
    },
  },
  {
    name: 'tool-theft-locator-postcode',
    address: `${home}/report`,
    ...desktop,
    prepare: describeTheft,
    around: { parts: '.top-in, .report-page', shape: cardShapes.large, margin: 0 },
  },
  {
    name: 'tool-theft-locator-reading',
    address: `${home}/reading`,
    ...desktop,
  },
  {
    name: 'tool-theft-locator-phone',
    address: home,
    ...phone,
    prepare: hideNote,
  },
  {
    name: 'tool-theft-locator-waiting',
    address: `${home}/report`,
    ...phone,
    prepare: async (page) => {
      await holdReport(page);
      await scrollTo(page, '#done-title', 16);
    },
  },
  {
    name: 'tool-theft-locator-outcode',
    address: `${home}/report`,
    ...tablet,
    prepare: describeTheft,
    around: { parts: '[aria-labelledby="s3"], #pager', shape: cardShapes.medium, margin: 20 },
  },
  {
    name: 'tool-theft-locator-steps',
    address: `${home}/report`,
    width: 1680,
    height: 1050,
    pixelRatio: 1,
    prepare: describeTheft,
    around: { parts: '.report-page', shape: cardShapes.wide, margin: 0 },
  },
  {
    name: 'tool-theft-locator-unread',
    address: `${home}/report`,
    width: 560,
    height: 900,
    prepare: holdReport,
    around: { parts: '#done-sheet', shape: cardShapes.medium, margin: 0 },
  },
];
