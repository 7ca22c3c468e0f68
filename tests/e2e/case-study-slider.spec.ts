import type { Page } from '@playwright/test';
import { expect, test } from './support/case-study';

const slider = (page: Page) => page.getByRole('slider', { name: 'How much of “Before” is shown' });
const plate = (page: Page) => slider(page).locator('..');

/** A position on the slider, as a fraction of its width. */
async function placeOn(page: Page, part: number): Promise<{ x: number; y: number }> {
  const box = (await plate(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: box.x + part * box.width, y: box.y + box.height / 2 };
}

test.describe('before and after', () => {
  test.beforeEach(async ({ page, makePictures, makeStudy }) => {
    const [beforeImage, afterImage] = await makePictures(2);
    const { path } = await makeStudy({ beforeAfter: { beforeImage, afterImage } });
    await page.goto(path);
    await plate(page).scrollIntoViewIfNeeded();
  });

  test('starts in the middle, with the words Before and After', { tag: '@full' }, async ({
    page,
  }) => {
    await expect(slider(page)).toHaveValue('50');
    await expect(slider(page)).toHaveAttribute('min', '0');
    await expect(slider(page)).toHaveAttribute('max', '100');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '50% Before, 50% After');
    await expect(plate(page).getByRole('figure')).toHaveText(['Before', 'After']);
    await expect(plate(page).getByRole('figure').nth(1)).toHaveCSS('clip-path', /50%\)$/);
  });

  test('follows the mouse while pressed, within its bounds, and stops on release', async ({
    page,
  }) => {
    const moveTo = async (part: number) => {
      const { x, y } = await placeOn(page, part);
      await page.mouse.move(x, y);
    };
    await moveTo(0.3);
    await expect(slider(page)).toHaveValue('50');
    await page.mouse.down();
    await expect(slider(page)).toHaveValue('30');
    await moveTo(0.75);
    await expect(slider(page)).toHaveValue('75');
    await expect(plate(page).getByRole('figure').nth(1)).toHaveCSS('clip-path', /75%\)$/);
    await moveTo(-0.02);
    await expect(slider(page)).toHaveValue('0');
    await moveTo(1.02);
    await expect(slider(page)).toHaveValue('100');
    await moveTo(0.6);
    await page.mouse.up();
    await expect(slider(page)).toHaveValue('60');
    await moveTo(0.2);
    await moveTo(0.25);
    await expect(slider(page)).toHaveValue('60');
  });

  test('moves with the keyboard', { tag: '@full' }, async ({ page }) => {
    await slider(page).focus();
    for (const [key, value] of [
      ['ArrowRight', '51'],
      ['ArrowLeft', '50'],
      ['Home', '0'],
      ['ArrowLeft', '0'],
      ['End', '100'],
      ['ArrowRight', '100'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(slider(page)).toHaveValue(value);
    }
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '100% Before, 0% After');
  });
});

test.describe('before and after by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('follows the finger, within its bounds, and stops on release', { tag: '@full' }, async ({
    page,
    makePictures,
    makeStudy,
  }) => {
    const [beforeImage, afterImage] = await makePictures(2);
    const { path } = await makeStudy({ beforeAfter: { beforeImage, afterImage } });
    await page.goto(path);
    await plate(page).scrollIntoViewIfNeeded();
    const touch = await page.context().newCDPSession(page);
    const send = async (type: 'touchStart' | 'touchMove', part: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: [await placeOn(page, part)] });
    await send('touchStart', 0.5);
    for (const part of [0.4, 0.3, 0.2]) await send('touchMove', part);
    await expect(slider(page)).toHaveValue('20');
    await send('touchMove', -0.04);
    await expect(slider(page)).toHaveValue('0');
    await send('touchMove', 0.9);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(slider(page)).toHaveValue('90');
    await expect(page).toHaveURL(path);
  });
});

test('staff can label the two pictures', { tag: '@full' }, async ({
  page,
  makePictures,
  makeStudy,
}) => {
  const [beforeImage, afterImage] = await makePictures(2);
  const { path } = await makeStudy({
    beforeAfter: { beforeImage, afterImage, beforeLabel: 'Wireframe', afterLabel: 'Finished' },
  });
  await page.goto(path);
  const named = page.getByRole('slider', { name: 'How much of “Wireframe” is shown' });
  await expect(named).toHaveAttribute('aria-valuetext', '50% Wireframe, 50% Finished');
  await expect(named.locator('..').getByRole('figure')).toHaveText(['Wireframe', 'Finished']);
});

test('a single picture has no slider', { tag: '@full' }, async ({
  page,
  makePictures,
  makeStudy,
}) => {
  const [beforeImage] = await makePictures(1);
  const { path } = await makeStudy({ beforeAfter: { beforeImage } });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What it looks like' })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both pictures show one after the other, and every screenshot is a link', {
    tag: '@full',
  }, async ({ page, makePictures, makeStudy }) => {
    const [beforeImage, afterImage, image] = await makePictures(3);
    const { path } = await makeStudy({
      beforeAfter: { beforeImage, afterImage },
      screenshots: [{ image, caption: 'A caption' }],
    });
    await page.goto(path);
    const screens = page.getByRole('region', { name: 'What it looks like' });
    await expect(screens.getByRole('slider')).toBeHidden();
    const [before, after] = [
      screens.getByRole('figure').filter({ hasText: 'Before' }),
      screens.getByRole('figure').filter({ hasText: 'After' }),
    ];
    await expect(after).toHaveCSS('clip-path', 'none');
    const [above, below] = [await before.boundingBox(), await after.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(below?.height).toBe(above?.height);
    await expect(screens.getByText('A caption')).toBeVisible();
    await expect(screens.getByRole('link', { name: 'Plate 3' })).toHaveAttribute('href', /\.webp$/);
  });
});

test('the usual site stands beside ours on the pages of its trade', async ({ page }) => {
  for (const path of ['/industries/beauty-wellness', '/web-design-cheltenham/plumbers']) {
    await page.goto(path);
    const compared = page.getByRole('region', { name: 'The usual site, and ours' });
    await compared.scrollIntoViewIfNeeded();
    await expect(compared.getByText('A usual site, drawn by us', { exact: true })).toBeVisible();
    await compared.getByRole('slider').press('ArrowRight');
    await expect(compared.getByRole('slider')).toHaveValue('51');
  }
});
