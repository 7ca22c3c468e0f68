import type { Page } from '@playwright/test';
import { orFirst } from '../support/how-much';
import { demo, expect, sandbox, studies, test } from './support/case-study';
import { listens } from './support/listening';

const path = '/projects/helix-heating';

const triggerOf = (page: Page) => page.getByRole('link', { name: 'Live Demo' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Live demo: Helix Heating' });
const frameOf = (page: Page) => dialogOf(page).locator('iframe');

/** Opens the demo once the script runs: before that, the link leads to the demo’s own page. */
async function press(page: Page): Promise<void> {
  await listens(triggerOf(page));
  await triggerOf(page).click();
}

async function openDemo(page: Page): Promise<void> {
  await page.goto(path);
  await press(page);
  await expect(frameOf(page).contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
}

test('the live demo fills the screen, with its address and a link to a new tab', async ({
  page,
  baseURL,
}) => {
  await openDemo(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByText(`${baseURL}${demo}`)).toBeVisible();
  const tab = dialog.getByRole('link', { name: 'Open in New Tab' });
  await expect(tab).toHaveAttribute('href', demo);
  await expect(tab).toHaveAttribute('target', '_blank');
  await expect(tab).toHaveAttribute('rel', /\bnoopener\b/);
  await expect(frameOf(page)).toHaveAttribute('sandbox', sandbox);
  await expect(frameOf(page)).toHaveAttribute('src', demo);
  await expect(
    dialog.getByText(
      'Click inside the preview to interact with the live website. Press ESC to close.',
      { exact: true },
    ),
  ).toBeVisible();
  const box = await dialog.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(box?.width).toBeGreaterThanOrEqual(width - 48);
  expect(box?.height).toBeGreaterThanOrEqual(height - 48);
});

test('the demo can be used inside its window', { tag: '@full' }, async ({ page }) => {
  await openDemo(page);
  const inside = frameOf(page).contentFrame();
  await inside.getByRole('link').first().click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL(path);
});

test.describe('the live demo closes, and the focus returns to its button', () => {
  for (const [way, close] of orFirst([
    ['by the close button', (page: Page) => dialogOf(page).getByRole('button').click()],
    ['by Escape', (page: Page) => page.keyboard.press('Escape')],
    ['by a click beside it', (page: Page) => page.mouse.click(4, 400)],
    [
      'by Escape inside the demo',
      async (page: Page) => {
        await frameOf(page).contentFrame().getByRole('heading', { level: 1 }).click();
        await page.keyboard.press('Escape');
      },
    ],
  ] as const)) {
    test(way, async ({ page }) => {
      await openDemo(page);
      await close(page);
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(triggerOf(page)).toBeFocused();
      // It can be opened again.
      await triggerOf(page).press('Enter');
      await expect(frameOf(page)).toBeVisible();
    });
  }
});

for (const { slug } of orFirst(studies)) {
  test(`Escape closes the live demo from inside ${slug}, on its next page as well`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto(`/projects/${slug}`);
    await press(page);
    const inside = page.getByRole('dialog').locator('iframe').contentFrame();
    await expect(inside.getByRole('heading', { level: 1 })).toBeVisible();
    const first = await inside.getByRole('heading', { level: 1 }).textContent();
    await inside.locator(`a[href^="/demos/${slug}/"]`).first().click();
    await expect(inside.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
    await inside.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(triggerOf(page)).toBeFocused();
  });
}

test('a message from another origin does not close the live demo', { tag: '@full' }, async ({
  page,
}) => {
  await openDemo(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('message', () => resolve(), { once: true });
        window.postMessage('demo:escape', '*');
      }),
  );
  await expect(dialogOf(page)).toBeVisible();
});

test('the live demo receives and keeps the focus', { tag: '@full' }, async ({ page }) => {
  await openDemo(page);
  const place = () =>
    page.evaluate(() => {
      const dialog = document.querySelector('[role=dialog]');
      const focused = document.activeElement;
      if (!dialog?.contains(focused)) return 'outside';
      return focused?.tagName === 'IFRAME' ? 'demo' : 'bar';
    });
  const [tab, close] = [
    dialogOf(page).getByRole('link', { name: 'Open in New Tab' }),
    dialogOf(page).getByRole('button', { name: 'Close' }),
  ];
  await expect(close).toBeFocused();
  // One full round: through everything in the demo, and back to the bar.
  await page.keyboard.press('Tab');
  expect(await place()).toBe('demo');
  for (let step = 0; step < 100 && (await place()) === 'demo'; step += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await place()).toBe('bar');
  await page.keyboard.press('Shift+Tab');
  await expect(tab).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await place()).toBe('demo');
});

test('nothing behind the live demo can be focused', { tag: '@full' }, async ({ page }) => {
  await openDemo(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Helix Heating' })).toHaveCount(0);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('navigation inside the live demo adds no steps to the browser’s history', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/portfolio');
  await page.goto(path);
  await openDemo(page);
  const frame = dialogOf(page).frameLocator('iframe');
  for (const name of ['Book', 'Swindon']) {
    await frame.getByRole('link', { name, exact: true }).first().click();
    await expect(frame.getByRole('link', { name, exact: true }).first()).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/portfolio');
});

test('a click with Ctrl follows the link as usual', { tag: '@full' }, async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => {
    window.addEventListener('click', (event) => {
      document.body.dataset.taken = String(event.defaultPrevented);
      event.preventDefault();
    });
  });
  for (const modifier of ['Control', 'Meta', 'Shift', 'Alt'] as const) {
    // Until its script has loaded, React blocks clicks on the demo’s button.
    await expect(async () => {
      await triggerOf(page).click({ modifiers: [modifier] });
      await expect(page.locator('body')).toHaveAttribute('data-taken', 'false', { timeout: 500 });
    }).toPass();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page);
  await expect(page.locator('body')).toHaveAttribute('data-taken', 'true');
  await expect(dialogOf(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the live demo is a link to a new tab', async ({ page }) => {
    await page.goto(path);
    const [tab] = await Promise.all([page.waitForEvent('popup'), triggerOf(page).click()]);
    await expect(tab).toHaveURL(demo);
    await expect(page).toHaveURL(path);
  });
});

test('the hero shows the picture or the site itself', { tag: '@full' }, async ({ page }) => {
  await page.goto(path);
  const modes = page.getByRole('group', { name: 'Show the site as' });
  const [picture, live] = [
    modes.getByRole('button', { name: 'Screenshot' }),
    modes.getByRole('button', { name: 'Live preview' }),
  ];
  const frame = page.locator('iframe');
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  await expect(live).toHaveAttribute('aria-pressed', 'false');
  await expect(frame).toHaveCount(0);
  await live.click();
  await expect(live).toHaveAttribute('aria-pressed', 'true');
  await expect(picture).toHaveAttribute('aria-pressed', 'false');
  await expect(frame).toHaveAttribute('sandbox', sandbox);
  await expect(frame).toHaveAttribute('src', demo);
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
  await picture.press('Enter');
  await expect(frame).toHaveCount(0);
});

test('a project without a live preview has no demo and no switch', { tag: '@full' }, async ({
  page,
  makeStudy,
}) => {
  const off = { livePreviewEnabled: false, livePreviewUrl: demo };
  const { path: address } = await makeStudy(off);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Live Demo' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Visit Live Site \(/ })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Show the site as' })).toHaveCount(0);
});
