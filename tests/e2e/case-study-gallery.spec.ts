import type { Locator, Page } from '@playwright/test';
import { orFirst } from '../support/how-much';
import { expect, test } from './support/case-study';

const captions = ['The first one', 'The second one', 'The third one', 'The last one'];

const gallery = (page: Page) => page.getByRole('region', { name: 'What it looks like' });
const thumbnail = (page: Page, number: number) =>
  gallery(page).getByRole('link', { name: `Plate ${number}` });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Screenshots' });
const arrow = (page: Page, which: 'Previous' | 'Next') =>
  lightbox(page).getByRole('button', { name: `${which} screenshot` });

/** Checks that the lightbox shows one of the four pictures, and no other. */
async function expectPicture(page: Page, number: number): Promise<void> {
  await expect(lightbox(page).getByText(`${number} / 4`, { exact: true })).toBeVisible();
  await expect(lightbox(page).getByText(captions[number - 1] ?? '')).toBeVisible();
  await expect(lightbox(page).getByRole('img')).toHaveCount(1);
  await expect(lightbox(page).getByRole('img', { name: `Plate ${number}` })).toBeInViewport({
    ratio: 0.99,
  });
}

/** An arrow at its end is marked as disabled, but can still be pressed. */
const press = (target: Locator) => target.click({ force: true });

async function drag(page: Page, from: number, to: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(from * width, height / 2);
  await page.mouse.down();
  await page.mouse.move(to * width, height / 2, { steps: 8 });
  await page.mouse.up();
}

test.describe('the gallery', () => {
  test.beforeEach(async ({ page, makePictures, makeStudy }) => {
    const pictures = await makePictures(captions.length);
    const screenshots = captions.map((caption, index) => ({ image: pictures[index], caption }));
    const { path } = await makeStudy({ screenshots });
    await page.goto(path);
  });

  test('shows each screenshot in a browser window with its caption', { tag: '@full' }, async ({
    page,
  }) => {
    const figures = gallery(page).getByRole('figure');
    await expect(figures).toHaveCount(4);
    for (const [index, caption] of captions.entries()) {
      const figure = figures.nth(index);
      await expect(figure).toContainText('A study of the moment');
      await expect(figure).toContainText(caption);
      await expect(figure.getByRole('img', { name: `Plate ${index + 1}` })).toBeVisible();
    }
    const [first, second] = [
      await figures.nth(0).boundingBox(),
      await figures.nth(1).boundingBox(),
    ];
    expect(first?.y).toBe(second?.y);
  });

  test('opens the pressed picture full screen', async ({ page }) => {
    await thumbnail(page, 3).click();
    await expectPicture(page, 3);
    const box = () => lightbox(page).boundingBox();
    const { width, height } = page.viewportSize() ?? {};
    // It slides in for a moment.
    await expect.poll(box).toEqual({ x: 0, y: 0, width, height });
    await expect(lightbox(page).locator(':focus')).toHaveCount(1);
  });

  test('shows the neighbours with arrows, and ends at the first and last picture', {
    tag: '@full',
  }, async ({ page }) => {
    await thumbnail(page, 1).click();
    await expectPicture(page, 1);
    await expect(arrow(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
    await press(arrow(page, 'Previous'));
    await expectPicture(page, 1);
    for (const number of [2, 3, 4]) {
      await expect(arrow(page, 'Next')).toHaveAttribute('aria-disabled', 'false');
      await arrow(page, 'Next').click();
      await expectPicture(page, number);
    }
    await expect(arrow(page, 'Next')).toHaveAttribute('aria-disabled', 'true');
    await press(arrow(page, 'Next'));
    await expectPicture(page, 4);
    await expect(arrow(page, 'Next')).toBeFocused();
    await arrow(page, 'Previous').click();
    await expectPicture(page, 3);
  });

  test('shows the neighbours with the Left and Right keys, and does not wrap', {
    tag: '@full',
  }, async ({ page }) => {
    await thumbnail(page, 3).press('Enter');
    await expectPicture(page, 3);
    for (const [key, number] of [
      ['ArrowRight', 4],
      ['ArrowRight', 4],
      ['ArrowLeft', 3],
      ['ArrowLeft', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectPicture(page, number);
    }
  });

  test('shows the neighbours by dragging', { tag: '@full' }, async ({ page }) => {
    await thumbnail(page, 2).click();
    await expectPicture(page, 2);
    await drag(page, 0.8, 0.2);
    await expectPicture(page, 3);
    await drag(page, 0.2, 0.8);
    await expectPicture(page, 2);
  });

  for (const [way, close] of orFirst([
    ['with its button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
    ['with Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const)) {
    test(`closes ${way}, and the focus returns to the thumbnail`, async ({ page }) => {
      await thumbnail(page, 2).click();
      await expectPicture(page, 2);
      await page.keyboard.press('ArrowRight');
      await expectPicture(page, 3);
      await close(page);
      await expect(lightbox(page)).toHaveCount(0);
      await expect(thumbnail(page, 2)).toBeFocused();
      await thumbnail(page, 4).click();
      await expectPicture(page, 4);
    });
  }

  test('keeps the focus inside', { tag: '@full' }, async ({ page }) => {
    await thumbnail(page, 2).click();
    await expectPicture(page, 2);
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      await expect(lightbox(page).locator(':focus')).toHaveCount(1);
    }
  });

  test('follows a click with Ctrl as a link to the picture', { tag: '@full' }, async ({
    page,
    request,
  }) => {
    const file = (await thumbnail(page, 1).getAttribute('href')) ?? '';
    expect((await request.get(file)).headers()['content-type']).toBe('image/webp');
    await page.evaluate(() => {
      window.addEventListener('click', (event) => {
        document.body.dataset.taken = String(event.defaultPrevented);
        event.preventDefault();
      });
    });
    await thumbnail(page, 1).click({ modifiers: ['Control'] });
    await expect(page.locator('body')).toHaveAttribute('data-taken', 'false');
    await expect(lightbox(page)).toHaveCount(0);
  });
});

test.describe('the gallery by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('shows the neighbours with a swipe', { tag: '@full' }, async ({
    page,
    makePictures,
    makeStudy,
  }) => {
    const pictures = await makePictures(captions.length);
    const { path } = await makeStudy({
      screenshots: captions.map((caption, index) => ({ image: pictures[index], caption })),
    });
    await page.goto(path);
    await thumbnail(page, 1).tap();
    await expectPicture(page, 1);
    const touch = await page.context().newCDPSession(page);
    const at = (x: number) => ({ touchPoints: [{ x, y: 400 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(330) });
    for (const x of [280, 220, 160, 100, 60]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectPicture(page, 2);
  });
});

test('on a phone, the strip leaves out the picture in the page’s head', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/projects/bros-carpentry');
  const phones = page.getByRole('img', { name: /^On a phone: “Your walls/ });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(gallery(page).getByRole('img', { name: /^On a phone: the width/ })).toBeVisible();
    await expect(phones.filter({ visible: true })).toHaveCount(width === 390 ? 0 : 1);
  }
});

test('a phone shows the site before its facts and figures', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/projects/elver-electrical');
  const top = async (selector: string) =>
    (await page.locator(`header ${selector}`).first().boundingBox())?.y ?? Number.NaN;
  const [site, facts] = [await top('figure'), await top('dl')];
  expect(site).toBeLessThan(facts);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await top('dl')).toBeLessThan(await top('figure'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('features, windows and the comparison show the site as a phone has it', async ({ page }) => {
    await page.goto('/projects/helix-heating');
    const head = page.getByRole('main').getByRole('img').first();
    await expect(head).toHaveCSS('object-position', '50% 67%');
    const screens = page.getByRole('region', { name: 'What it looks like' });
    for (const [part, file] of [
      [page.getByRole('region', { name: 'What it does' }), 'helix-heating-fault-small'],
      [screens, 'helix-heating-pressure-small'],
    ] as const) {
      const picture = part.getByRole('img').first();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toContain(file);
    }

    const slider = screens.getByRole('slider');
    const [usual, ours] = (
      await screens
        .getByRole('figure')
        .filter({ hasText: /^(A usual|Our)/ })
        .all()
    ).map((figure) => figure.getByRole('img'));
    const widths = async () => [
      (await usual?.boundingBox())?.width ?? 0,
      (await ours?.boundingBox())?.width ?? 0,
    ];
    const [before = 0, after = 0] = await widths();
    expect(after).toBeCloseTo(before, 0);
    // A phone's picture as wide as its half: no line of it is cut.
    const box = await ours?.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(390 / 844, 1);
    await slider.press('Home');
    await expect.poll(async () => (await widths())[0]).toBe(0);
    expect((await widths())[1]).toBeCloseTo(before + after, 0);
  });
});
