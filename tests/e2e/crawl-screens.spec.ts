import type { Page } from '@playwright/test';
import { isFull } from '../support/how-much';
import { addressesOf } from './support/addresses';
import { findBarriers, findPoorColours } from './support/barriers';
import { routeKinds } from './support/routes';
import { expect, test } from './support/test';

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Closed answers are part of the page, so they are opened for the checks. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) {
      fold.removeAttribute('name');
      fold.open = true;
    }
  });
}

interface Screen {
  /** First width, at which barriers are checked. */
  width: number;
  /** Further widths, at which nothing may overflow. */
  alsoFits: readonly number[];
}

const screens: readonly Screen[] = [
  { width: 360, alsoFits: [390, 768] },
  { width: 1440, alsoFits: [1024] },
];

/**
 * Pages of one template differ only in their text: a sample of each kind is checked for barriers,
 * all for overflow. Pages made of sections differ more, so all are checked.
 */
const examined = (kind: string) => (isFull || kind === 'page' ? Number.POSITIVE_INFINITY : 4);

const bothSchemes = ['light', 'dark'] as const;
const lightOnly = ['light'] as const;

interface Look {
  /** Colour schemes in which barriers are checked. */
  schemes: readonly ('light' | 'dark')[];
  /** The only width at which they are checked; without it, at both. */
  only?: number;
}

async function lookAt(page: Page, path: string, screen: Screen, { schemes, only }: Look) {
  const problems: string[] = [];
  await page.setViewportSize({ width: screen.width, height: 900 });
  for (const scheme of only === undefined || only === screen.width ? schemes : []) {
    await page.emulateMedia({ colorScheme: scheme });
    const inColours = scheme === 'light' || isFull ? findBarriers : findPoorColours;
    for (const barrier of await inColours(page)) {
      problems.push(`${path}, ${screen.width} px, ${scheme}: ${barrier}`);
    }
  }
  for (const width of [screen.width, ...screen.alsoFits]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await overflowOf(page);
    if (overflow !== 0) problems.push(`${path} is ${overflow} px too wide for ${width} px`);
  }
  return problems;
}

/** One visit at every screen size in turn, because loading takes longer than the checks. */
async function visit(page: Page, path: string, look: Look) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(path);
  await unfold(page);
  const problems: string[] = [];
  for (const screen of screens) problems.push(...(await lookAt(page, path, screen, look)));
  return problems;
}

for (const kind of routeKinds) {
  test(`each ${kind} is without barriers and fits every screen`, async ({ context, cms }) => {
    const paths = await addressesOf(kind, cms);
    // Visitors have no session.
    await context.clearCookies();
    const waiting = paths.map((path, index) => {
      const schemes = index === 0 ? bothSchemes : index < examined(kind) ? lightOnly : [];
      // Phone and desktop in turn, apart from the first page.
      const width = screens[index % screens.length]?.width;
      return { path, look: { schemes, ...(isFull || index === 0 ? {} : { only: width }) } };
    });
    const problems: string[] = [];
    // Two at a time: one page loads while the other is checked.
    const visitors = [1, 2].map(async () => {
      const page = await context.newPage();
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        problems.push(...(await visit(page, next.path, next.look)));
      }
    });
    await Promise.all(visitors);
    expect(problems).toEqual([]);
  });
}

test.describe(() => {
  test.use({ expectedConsole: [/status of 404/] });
  test('a missing page is without barriers and fits every screen', async ({ page }) => {
    expect(await visit(page, '/nowhere', { schemes: bothSchemes })).toEqual([]);
  });
});

test('the open phone menu has no barrier', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
