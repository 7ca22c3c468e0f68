import type { Page } from '@playwright/test';
import { expect, test } from './support/case-study';

const sizes = ['large', 'medium', 'small', 'small', 'wide'];
const features = sizes.map((size, index) => ({
  title: `Feature ${index + 1}`,
  description: 'What it does, in a sentence.',
  technical: `How ${index + 1} is made.`,
  benefit: `What ${index + 1} brings.`,
  icon: 'check',
  size,
}));

const grid = (page: Page) => page.getByRole('region', { name: 'What it does' });
const card = (page: Page, number: number) =>
  grid(page)
    .getByRole('listitem')
    .filter({ hasText: `Feature ${number}` });
const notes = (page: Page, number: number) => card(page, number).getByRole('definition');
const opener = (page: Page, number: number) => card(page, number).getByRole('button');
const title = (page: Page, number: number) =>
  card(page, number).getByRole('heading', { name: `Feature ${number}`, exact: true });
const plate = (page: Page, number: number) => card(page, number).locator('[data-plate]');

test('features come in four sizes', { tag: '@full' }, async ({ page, makeStudy }) => {
  const { path } = await makeStudy({ features });
  await page.goto(path);
  const boxes = await grid(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
  const [large, medium, small, alsoSmall, wide] = boxes as DOMRect[];
  const whole = wide?.width ?? 0;
  for (const [box, columns] of [
    [small, 1],
    [alsoSmall, 1],
    [medium, 2],
    [large, 2],
    [wide, 4],
  ] as const) {
    expect(Math.round(((box?.width ?? 0) / whole) * 4)).toBe(columns);
  }
  expect(large?.height).toBeGreaterThan((medium?.height ?? 0) + (small?.height ?? 0));
  await page.setViewportSize({ width: 390, height: 844 });
  const widths = await grid(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width));
  expect(new Set(widths).size).toBe(1);
});

test('pictures fill their cards, and no card has an empty area', { tag: '@full' }, async ({
  page,
  makePictures,
  makeStudy,
}) => {
  const [image] = await makePictures(1);
  const { path } = await makeStudy({
    features: features.map((feature) =>
      feature.size === 'small' ? feature : { ...feature, image },
    ),
  });
  await page.goto(path);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const item of await grid(page).getByRole('listitem').all()) {
      // The lowest of picture and words ends at the card’s padding.
      const below = await item.evaluate((card) => {
        const edge = card.getBoundingClientRect().bottom;
        const parts = [...card.querySelectorAll('img, button')];
        return edge - Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
      });
      expect(below).toBeLessThan(40);
    }
  }
});

test('the mouse over a feature moves nothing that is read', { tag: '@full' }, async ({
  page,
  makePictures,
  makeStudy,
}) => {
  const [image] = await makePictures(1);
  const [first, ...others] = features;
  const { path } = await makeStudy({ features: [{ ...first, image }, ...others] });
  await page.goto(path);
  for (const number of [1, 2]) {
    await card(page, number).scrollIntoViewIfNeeded();
    const boxes = () => Promise.all([grid(page).boundingBox(), title(page, number).boundingBox()]);
    const before = await boxes();
    await card(page, number).hover({ position: { x: 20, y: 20 } });
    await expect(plate(page, number)).toHaveAttribute('style', /rotate/);
    expect(await boxes()).toEqual(before);
    await expect(notes(page, number).first()).toBeHidden();
    await page.mouse.move(0, 0);
  }
});

test('how and why opens and closes with the keyboard', async ({ page, makeStudy }) => {
  const { path } = await makeStudy({ features });
  await page.goto(path);
  await expect(opener(page, 1)).toHaveAttribute('aria-expanded', 'false');
  await opener(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(opener(page, 1)).toHaveAttribute('aria-expanded', 'true');
  await expect(notes(page, 1).first()).toBeVisible();
  await expect(notes(page, 1).last()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(opener(page, 1)).toHaveAttribute('aria-expanded', 'false');
  await expect(notes(page, 1).first()).toBeHidden();
});

test('a feature without notes can’t be opened', { tag: '@full' }, async ({ page, makeStudy }) => {
  const [{ technical: _technical, benefit: _benefit, ...bare } = features[0] ?? {}] = features;
  const { path } = await makeStudy({ features: [{ ...bare, title: 'Feature 1' }, features[1]] });
  await page.goto(path);
  await expect(opener(page, 1)).toHaveCount(0);
  await expect(opener(page, 2)).toHaveCount(1);
});

test('a feature tilts towards the mouse and back', { tag: '@full' }, async ({
  page,
  makeStudy,
}) => {
  const { path } = await makeStudy({ features });
  await page.goto(path);
  await card(page, 1).scrollIntoViewIfNeeded();
  const box = (await card(page, 1).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + 20, box.y + 20);
  await expect(plate(page, 1)).toHaveAttribute('style', /rotateX\(.+deg\) rotateY\(-.+deg\)/);
  await page.mouse.move(box.x + box.width - 20, box.y + 20);
  await expect(plate(page, 1)).toHaveAttribute('style', /rotateX\(.+deg\) rotateY\([^-].*deg\)/);
  await page.mouse.move(0, 0);
  await expect(plate(page, 1)).not.toHaveAttribute('style', /rotate/);
});

test('no feature tilts with reduced motion; the notes still open', {
  tag: '@full',
}, async ({ page, makeStudy }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { path } = await makeStudy({ features });
  await page.goto(path);
  await card(page, 1).hover({ position: { x: 20, y: 20 } });
  await expect(plate(page, 1)).not.toHaveAttribute('style', /rotate/);
  await opener(page, 1).click();
  await expect(notes(page, 1)).toHaveText(['How 1 is made.', 'What 1 brings.']);
  await expect(notes(page, 1).first()).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap opens the notes and tilts no feature', { tag: '@full' }, async ({
    page,
    makeStudy,
  }) => {
    const { path } = await makeStudy({ features });
    await page.goto(path);
    await opener(page, 1).tap();
    await expect(opener(page, 1)).toHaveAttribute('aria-expanded', 'true');
    await expect(notes(page, 1).first()).toBeVisible();
    await expect(plate(page, 1)).not.toHaveAttribute('style', /rotate/);
    await opener(page, 1).tap();
    await expect(notes(page, 1).first()).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all notes are visible', { tag: '@full' }, async ({ page, makeStudy }) => {
    const { path } = await makeStudy({ features });
    await page.goto(path);
    for (const number of [1, 2, 5]) {
      await expect(notes(page, number).first()).toBeVisible();
      await expect(notes(page, number).last()).toBeVisible();
      await expect(opener(page, number)).toBeHidden();
    }
  });
});
