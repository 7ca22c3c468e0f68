import type { Page } from '@playwright/test';
import { findBarriers } from './support/barriers';
import { collectScripts, showPart } from './support/case-study';
import { expect, test } from './support/test';

/** Specification, section 9, carousel. */
const paceMs = 6000;

const feesOf = (page: Page) =>
  page.getByRole('region', { name: 'Calculator: monthly fees in a quote' });
const billOf = (page: Page) =>
  feesOf(page).getByRole('region', { name: 'Fees on top of the quote' });
const carouselOf = (page: Page) => page.getByRole('group', { name: 'Sample testimonials' });
const control = (page: Page, name: RegExp) => carouselOf(page).getByRole('button', { name });

/** The amounts of the bill, from the single fees to the saving. */
const amountsOf = (page: Page) => billOf(page).getByRole('definition');

/** The only slide that screen readers can reach. */
async function expectSlide(page: Page, number: number): Promise<void> {
  const slides = carouselOf(page).getByRole('group', { name: / of 6$/ });
  await expect(slides).toHaveCount(1);
  await expect(slides).toHaveAccessibleName(`${number} of 6`);
  await expect(
    control(page, / of 6$/).and(page.locator('[aria-current=true]')),
  ).toHaveAccessibleName(`Show testimonial ${number} of 6`);
}

/** Scrolls to the carousel, with the clock already paused. */
async function openCarousel(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-03-02T09:00:00Z' });
  await page.goto('/pricing');
  await page.clock.pauseAt('2026-03-02T10:00:00Z');
  await page.mouse.move(0, 0);
  await carouselOf(page).scrollIntoViewIfNeeded();
  await expect(control(page, /^Next/)).toBeVisible();
}

test.describe('the hidden-fees calculator', () => {
  test('adds up ticked fees, by keyboard', async ({ page }) => {
    await page.goto('/pricing#hidden-fees');
    const box = (name: RegExp) => feesOf(page).getByRole('checkbox', { name });
    await expect(feesOf(page).getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expect(amountsOf(page)).toHaveText([
      '£30/month',
      '£100/month',
      '£50/month',
      '£180',
      '£2,160',
      '£4,320',
      '£6,480',
      '£0',
      '£6,480',
    ]);
    // Pressed before the section’s script has loaded: the tick still counts.
    await box(/^Hosting/).press('Space');
    await expect(amountsOf(page)).toHaveText([
      '£100/month',
      '£50/month',
      '£150',
      '£1,800',
      '£3,600',
      '£5,400',
      '£0',
      '£5,400',
    ]);
    await expect(box(/^Hosting/)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(amountsOf(page)).toHaveText(['£0', '£0', '£0', '£0', '£0', '£0', '£0']);
    await box(/^E-mail/).press('Space');
    await expect(amountsOf(page).last()).toHaveText('£432');
    await expect(billOf(page).locator('[aria-live=polite]')).toHaveText(
      'Saving over three years£432',
    );
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('shows every fee and the initial sum, beside all the quotes', async ({ page }) => {
      await page.goto('/pricing#hidden-fees');
      await expect(feesOf(page).locator('fieldset')).toContainText(
        /£30\/month.*£100.*£50.*£20.*£10.*£15.*£25.*£12\/month/s,
      );
      await expect(feesOf(page).getByRole('checkbox')).toHaveCount(0);
      await expect(amountsOf(page).last()).toHaveText('£6,480');
      const slides = carouselOf(page).getByRole('group', { name: / of 6$/ });
      await expect(slides).toHaveCount(6);
      await slides.last().scrollIntoViewIfNeeded();
      await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
    });
  });
});

test('lazy sections load when they come near', { tag: '@full' }, async ({ page }) => {
  const scripts = collectScripts(page);
  const parts = ['autoplay:play', 'Nothing ticked'];
  const fetched = async () => {
    const text = await scripts();
    return parts.filter((words) => text.includes(words));
  };
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  expect(await fetched()).toEqual([]);
  await showPart(carouselOf(page), 0.5);
  await expect.poll(fetched).toEqual(parts.slice(0, 1));
  await feesOf(page).getByRole('heading', { level: 2 }).click();
  await expect.poll(fetched).toEqual(parts);
});

test('lazy sections have no barriers, in light and dark colours', { tag: '@full' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pricing#hidden-fees');
  for (const part of [carouselOf(page), feesOf(page)]) await part.scrollIntoViewIfNeeded();
  await expect(control(page, /^Next/)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findBarriers(page)).toEqual([]);
  }
});

test.describe('the carousel', () => {
  test('changes every six seconds and wraps, until the visitor chooses a slide', {
    tag: '@full',
  }, async ({ page }) => {
    await openCarousel(page);
    const spoken = carouselOf(page).locator('[aria-live=polite]');
    await expectSlide(page, 1);
    await page.clock.runFor(paceMs - 1);
    await expectSlide(page, 1);
    for (const number of [2, 3, 4, 5, 6, 1]) {
      await page.clock.runFor(paceMs);
      await expectSlide(page, number);
    }
    await expect(spoken).toBeEmpty();

    await control(page, /^Previous/).click();
    await expectSlide(page, 6);
    await expect(spoken).toHaveText(/^6 of 6: “The first caller/);
    await control(page, /^Next/).click();
    await expectSlide(page, 1);
    await control(page, /^Show testimonial 4 of 6/).click();
    await expectSlide(page, 4);
    await page.mouse.move(0, 0);
    await page.clock.runFor(10 * paceMs);
    await expectSlide(page, 4);
  });

  test('pauses while the mouse or the focus is in it, or the tab is hidden', {
    tag: '@full',
  }, async ({ page }) => {
    await openCarousel(page);
    await carouselOf(page).hover();
    await page.clock.runFor(3 * paceMs);
    await expectSlide(page, 1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(paceMs);
    await expectSlide(page, 2);

    await control(page, /^Pause/).focus();
    await page.clock.runFor(3 * paceMs);
    await expectSlide(page, 2);
    await control(page, /^Pause/).blur();
    await page.clock.runFor(paceMs);
    await expectSlide(page, 3);

    const turnTab = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await turnTab('hidden');
    await page.clock.runFor(3 * paceMs);
    await expectSlide(page, 3);
    await turnTab('visible');
    await page.clock.runFor(paceMs);
    await expectSlide(page, 4);
  });

  test('is controlled by keys, and stopped and started by a button', { tag: '@full' }, async ({
    page,
  }) => {
    await openCarousel(page);
    await control(page, /^Pause/).press('Enter');
    await control(page, /^Play/).blur();
    await page.clock.runFor(3 * paceMs);
    await expectSlide(page, 1);
    // Started by the button, it runs although the focus is still on the button.
    await control(page, /^Play/).press('Enter');
    await page.clock.runFor(paceMs);
    await expectSlide(page, 2);
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, 1);
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, 6);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 1);
    await expect(control(page, /^Play/)).toBeFocused();
  });

  test('does not move with reduced motion, and works', { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCarousel(page);
    await page.clock.runFor(3 * paceMs);
    await expectSlide(page, 1);
    await control(page, /^Next/).click();
    await expectSlide(page, 2);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('follows a swipe, which stops its timer', { tag: '@full' }, async ({ page }) => {
      await openCarousel(page);
      const box = await carouselOf(page).boundingBox();
      const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
      const client = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + part * width, y: y + height / 3 }],
        });
      await touch('touchStart', 0.9);
      for (const part of [0.7, 0.5, 0.3, 0.1]) await touch('touchMove', part);
      await touch('touchEnd', 0.1);
      await page.clock.runFor(1000);
      await expectSlide(page, 2);
      await expect(control(page, /^Play/)).toBeVisible();
    });
  });
});
