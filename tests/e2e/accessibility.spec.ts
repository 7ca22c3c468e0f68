import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test';

const pages = ['/', '/pricing', '/blog', '/blog/seo-guide-small-business', '/nowhere'];

for (const path of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1440]) {
      test.describe(() => {
        test.use({
          // In their final state.
          contextOptions: { reducedMotion: 'reduce' },
          colorScheme,
          viewport: { width, height: 900 },
          expectedConsole: [/status of 404/],
        });
        test(`${path} has no barrier at ${width} px in the ${colorScheme} scheme`, async ({
          page,
        }) => {
          await page.goto(path);
          // Folded answers are part of the page: open them all, so that they are judged, too.
          await page.evaluate(() => {
            for (const fold of document.querySelectorAll('details')) {
              fold.removeAttribute('name');
              fold.open = true;
            }
          });
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          expect(
            violations.map(
              ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
            ),
          ).toEqual([]);
        });
      });
    }
  }
}

test('the open phone menu has no barrier', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
