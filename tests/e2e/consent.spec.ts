import type { APIRequestContext, Page } from '@playwright/test';
import { examination } from './support/barriers';
import { collectScripts } from './support/case-study';
import { formOn, somebody } from './support/enquiry-form';
import { choiceKey, measureConsentPanel, watchLayoutShifts } from './support/privacy';
import { adminAccount } from './support/site';
import { test as base, expect } from './support/test';

interface Counts {
  views: number;
  visits: number;
}

const test = base.extend<{ countsOf: (path: string) => Promise<Counts> }>({
  /** A page’s view counts as staff read them, in a session separate from the visitor’s. */
  countsOf: async ({ playwright, baseURL }, use) => {
    const staff = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      // A browser sends Origin; without it the session cookie is ignored.
      extraHTTPHeaders: { Origin: baseURL ?? '' },
    });
    await staff.post('/api/users/login', { data: adminAccount });
    await use((path) => readCounts(staff, path));
    await staff.dispose();
  },
});

// A visitor who has not yet answered.
test.use({ privacyAnswer: null });

async function readCounts(staff: APIRequestContext, path: string): Promise<Counts> {
  const query = new URLSearchParams({ 'where[path][equals]': path, pagination: 'false' });
  const answer = await staff.get(`/api/page-views?${query}`);
  const { docs } = (await answer.json()) as { docs: Counts[] };
  return docs.reduce(
    (sum, { views, visits }) => ({ views: sum.views + views, visits: sum.visits + visits }),
    { views: 0, visits: 0 },
  );
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const yesIn = (page: Page) => panelOf(page).getByRole('button', { name: 'Yes, count it' });
const noIn = (page: Page) => panelOf(page).getByRole('button', { name: 'No, don’t' });
const settingsOf = (page: Page) => page.getByRole('button', { name: 'Cookie settings' });

/** Everything the site stored in this browser, except the draft of an enquiry. */
const storedIn = (page: Page) =>
  page.evaluate(() => ({
    device: Object.keys(localStorage),
    tab: Object.keys(sessionStorage).filter((key) => key !== 'ftj_enquiry_draft'),
    cookies: document.cookie,
  }));
const onlyTheChoice = { device: [choiceKey], tab: [], cookies: '' };

function watchVisits(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visit')) sent.push(request.url());
  });
  return sent;
}

async function openWithStoppedClock(page: Page, path: string) {
  await page.clock.install({ time: '2026-11-21T09:00:00' });
  await page.clock.pauseAt('2026-11-21T09:00:01');
  await page.goto(path);
}

test('appears a second after the page, before anything is stored or sent', async ({ page }) => {
  const scripts = collectScripts(page);
  const fetched = async () => (await scripts()).includes('data-consent-panel');
  const sent = watchVisits(page);
  await openWithStoppedClock(page, '/');
  // The reminder listens for scrolling, so its presence shows that the page’s script runs.
  const reminder = page.getByRole('button', { name: 'Close this reminder' });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(reminder).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await page.clock.runFor(999);
  expect(await fetched()).toBe(false);
  await expect(panelOf(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(panelOf(page)).toBeVisible();
  expect(await fetched()).toBe(true);

  // Only one panel shows at the lower edge.
  await expect(reminder).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await storedIn(page)).toEqual({ device: [], tab: [], cookies: '' });
  expect(sent).toEqual([]);
  await noIn(page).click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(reminder).toBeVisible();
});

test('shows yes and no alike, fits every screen and moves no content', async ({ page }) => {
  // A face that arrives late may move a line. Only the panel's own doing counts here.
  await openWithStoppedClock(page, '/about');
  await page.evaluate(() => document.fonts.ready);
  const shifts = await watchLayoutShifts(page);
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(panelOf(page)).toBeVisible();
  expect(await shifts()).toBe(0);

  for (const width of [360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const { yes, no, panel, foot } = await measureConsentPanel(panelOf(page));
    expect(yes).toEqual(no);
    expect(yes?.height).toBeGreaterThanOrEqual(44);
    expect(panel).toMatchObject({ left: 0, width, bottom: 844 });
    // One line of words and buttons where there is room.
    if (width === 1440) expect(844 - panel.top).toBeLessThan(80);
    // Two lines above the buttons, and no tab of the chat over the page, on a phone.
    if (width === 390) {
      expect(844 - panel.top).toBeLessThan(120);
      await expect(page.locator('[data-chat-tab]')).toBeHidden();
    }
    // The page can scroll past the panel: the footer ends above it.
    // Scroll positions are whole pixels.
    expect(foot).toBeLessThan(panel.top + 1);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await examination(page).include('[data-consent-panel]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(panelOf(page)).toBeHidden();
});

test('lies above the bar of sections on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  await expect(page.getByRole('navigation', { name: 'Sections of this page' })).toBeInViewport();
  await noIn(page).click();
  await expect(panelOf(page)).toHaveCount(0);
});

/** What the toasts cover; read in a single call, because toasts move and go. */
const coveredByToasts = (page: Page) =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')];
    if (toasts.length === 0) return ['no toast yet'];
    const boxes = toasts.map((toast) => toast.getBoundingClientRect());
    const keep =
      '[data-consent-panel], [role=alert] *, main :is(a[href], button, input:not(.sr-only), select, textarea)';
    const headEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll(keep)].flatMap((element) => {
      const { left, top: start, right, bottom } = element.getBoundingClientRect();
      // The page runs on below its head; a sliver of a control there is of no use.
      const top = start < headEnd ? headEnd + 16 : start;
      const isCovered = boxes.some(
        (toast) =>
          toast.left < right &&
          toast.right > left &&
          toast.top < bottom &&
          toast.bottom > top &&
          top < bottom,
      );
      return isCovered && element.checkVisibility() ? element.outerHTML.slice(0, 80) : [];
    });
  });

test.describe('while a form fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('no toast covers it, a control or an alert, at any width', async ({ page, context }) => {
    await page.goto('/contact');
    await expect(panelOf(page)).toBeVisible();
    const form = formOn(page);
    await form.fill(somebody());
    await context.setOffline(true);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        await form.send.click();
        await expect.poll(() => coveredByToasts(page), { timeout: 3_000 }).toEqual([]);
      }).toPass();
    }
  });
});

test('can be answered by keyboard, which keeps the focus', async ({ page }) => {
  await page.goto('/about');
  await expect(panelOf(page)).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panelOf(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(yesIn(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(noIn(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(skip).toBeFocused();
  expect(await storedIn(page)).toEqual(onlyTheChoice);
});

test('counts views and visits after consent, until it is withdrawn', async ({ page, countsOf }) => {
  const before = { about: await countsOf('/about'), blog: await countsOf('/blog') };
  const since = async (path: '/about' | '/blog') => {
    const [then, now] = [before[path.slice(1) as 'about' | 'blog'], await countsOf(path)];
    return { views: now.views - then.views, visits: now.visits - then.visits };
  };
  const sent = watchVisits(page);
  await page.goto('/blog');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(panelOf(page)).toBeVisible();
  expect(sent).toEqual([]);
  await yesIn(page).click();
  await expect.poll(() => since('/about')).toEqual({ views: 1, visits: 1 });
  expect(await storedIn(page)).toEqual({ ...onlyTheChoice, tab: ['ftj_statistics_visit'] });
  const stored = await page.evaluate((key) => localStorage.getItem(key), choiceKey);
  expect(JSON.parse(stored ?? '')).toEqual({
    version: 1,
    statistics: true,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });

  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect.poll(() => since('/blog')).toEqual({ views: 1, visits: 0 });
  await page.reload();
  await expect.poll(() => since('/blog')).toEqual({ views: 2, visits: 0 });
  await expect(panelOf(page)).toHaveCount(0);

  await settingsOf(page).click();
  await expect(panelOf(page)).toBeFocused();
  await expect(panelOf(page)).toContainText('Your answer at the moment: yes.');
  await page.keyboard.press('Escape');
  await expect(settingsOf(page)).toBeFocused();
  await settingsOf(page).click();
  await noIn(page).click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(settingsOf(page)).toBeFocused();
  expect(await storedIn(page)).toEqual(onlyTheChoice);

  const count = sent.length;
  await page.clock.install();
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.clock.runFor(5_000);
  await expect(panelOf(page)).toHaveCount(0);
  expect(sent).toHaveLength(count);
  expect(await since('/about')).toEqual({ views: 1, visits: 1 });
  await settingsOf(page).click();
  await expect(panelOf(page)).toContainText('Your answer at the moment: no.');
});

test('respects the browser’s own opt-out without asking', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.clock.install();
  await page.goto('/about');
  await settingsOf(page).click();
  await expect(panelOf(page)).toContainText('Global Privacy Control');
  await expect(yesIn(page)).toHaveCount(0);
  await panelOf(page).getByRole('button', { name: 'Close the cookie settings' }).click();
  await page.clock.runFor(5_000);
  await expect(panelOf(page)).toHaveCount(0);
  expect(await storedIn(page)).toEqual({ device: [], tab: [], cookies: '' });
});

test('does not appear while staff have switched it off', { tag: '@full' }, async ({
  page,
  cms,
}) => {
  const consent = { heading: 'May we count your visit?', text: 'Which pages are read.' };
  await cms.updateGlobal('site-settings', { consent: { ...consent, isOn: false } });
  await page.clock.install();
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText('Privacy');
  await expect(settingsOf(page)).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(panelOf(page)).toHaveCount(0);
  await cms.updateGlobal('site-settings', { consent: { ...consent, isOn: true } });
  await page.goto('/about');
  await expect(settingsOf(page)).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(panelOf(page)).toContainText('Which pages are read.');
});
