import type { Page } from '@playwright/test';
import { orFirst } from '../support/how-much';
import { allStudies, expect, sandbox, test } from './support/case-study';

const title = 'Helix Heating';

const cardOf = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
const previewOf = (page: Page) => cardOf(page).locator('iframe');
const buttonOf = (page: Page) =>
  cardOf(page).getByRole('button', { name: /^(Live preview|Back to the picture)/ });

/** Records every request for a demonstration. */
function watchDemos(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/demos/')) asked.push(request.url());
  });
  return asked;
}

test('the mouse over a card shows the live site over its picture, in its sandbox', async ({
  page,
  baseURL,
}) => {
  const asked = watchDemos(page);
  await page.goto('/portfolio');
  await expect(buttonOf(page)).toBeAttached();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);

  await cardOf(page).hover();
  await expect(previewOf(page)).toHaveAttribute('sandbox', sandbox);
  await expect(previewOf(page)).toHaveAttribute('src', '/demos/helix-heating');
  await expect(previewOf(page)).toHaveAttribute('title', `${title}, live`);
  await expect(previewOf(page).contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(asked).toContain(`${baseURL}/demos/helix-heating`);

  // The preview is inert: a click opens the case study.
  await previewOf(page).click({ force: true });
  await expect(page).toHaveURL('/projects/helix-heating');
});

test('the preview disappears 100 ms after the mouse has left, not before', {
  tag: '@full',
}, async ({ page }) => {
  await page.clock.install({ time: '2026-03-02T09:00:00Z' });
  await page.goto('/portfolio');
  await expect(buttonOf(page)).toBeAttached();
  await page.clock.pauseAt('2026-03-02T10:00:00Z');

  await cardOf(page).hover();
  await expect(previewOf(page)).toBeAttached();
  await page.mouse.move(2, 2);
  await page.clock.runFor(99);
  await expect(previewOf(page)).toBeAttached();
  await page.clock.runFor(1);
  await expect(previewOf(page)).toHaveCount(0);

  // The mouse returns in time, so the preview remains.
  await cardOf(page).hover();
  await expect(previewOf(page)).toBeAttached();
  await page.mouse.move(2, 2);
  await page.clock.runFor(60);
  await cardOf(page).hover();
  await page.clock.runFor(500);
  await expect(previewOf(page)).toBeAttached();
});

test('the keyboard opens and closes the preview', { tag: '@full' }, async ({ page }) => {
  await page.goto('/portfolio');
  await expect(buttonOf(page)).toHaveText(`Live preview of ${title}`);
  await buttonOf(page).focus();
  await expect(buttonOf(page)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(previewOf(page)).toHaveAttribute('sandbox', sandbox);
  await expect(buttonOf(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(buttonOf(page)).toBeFocused();
  await expect(buttonOf(page)).toBeVisible();
  // The next stop is the link to the case study, not an element inside the preview.
  await page.keyboard.press('Tab');
  await expect(cardOf(page).getByRole('link', { name: /View Case Study/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(previewOf(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(previewOf(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(previewOf(page)).toHaveCount(0);
  await expect(buttonOf(page)).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap on the button shows the live site, another tap the picture', {
    tag: '@full',
  }, async ({ page }) => {
    const asked = watchDemos(page);
    await page.goto('/portfolio');
    await expect(buttonOf(page)).toBeVisible();
    await expect(buttonOf(page)).toContainText('Live preview');
    expect(asked).toEqual([]);
    await buttonOf(page).tap();
    await expect(previewOf(page)).toHaveAttribute('sandbox', sandbox);
    await expect(page).toHaveURL('/portfolio');
    await expect(buttonOf(page)).toContainText('Back to the picture');
    await buttonOf(page).tap();
    await expect(previewOf(page)).toHaveCount(0);
  });

  test('only one live site shows at a time', { tag: '@full' }, async ({ page }) => {
    await page.goto('/portfolio');
    for (const name of ['Bros Carpentry', 'Tool Theft Locator', 'Helix Heating']) {
      await page.getByRole('button', { name: `Live preview of ${name}` }).tap();
      await expect(page.locator('iframe')).toHaveAttribute('title', `${name}, live`);
    }
  });

  test('a tap elsewhere on the card opens the case study', { tag: '@full' }, async ({ page }) => {
    const asked = watchDemos(page);
    await page.goto('/portfolio');
    await expect(buttonOf(page)).toBeVisible();
    // The link covers the entire card.
    await cardOf(page).getByRole('heading').tap({ force: true });
    await expect(page).toHaveURL('/projects/helix-heating');
    expect(asked).toEqual([]);
  });
});

test.describe('in data-saving mode', () => {
  test.use({ hasTouch: true });

  test('no live site is fetched, by mouse or by touch', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const asked = watchDemos(page);
    await page.goto('/portfolio');
    const filter = page.getByRole('button', { name: /Business Websites/ });
    // A working filter shows that the page’s script runs.
    await expect(async () => {
      await filter.click();
      await expect(page.getByRole('article')).toHaveCount(6, { timeout: 1_000 });
    }).toPass();
    await cardOf(page).hover();
    await expect(buttonOf(page)).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    await filter.tap();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

test('removing the live preview in the CMS removes it from the next view on', {
  tag: '@full',
}, async ({ page, cms }) => {
  const { id } = await cms.find('case-studies', 'slug', 'helix-heating');
  await page.goto('/portfolio');
  await expect(page.getByRole('button', { name: /Live preview/ })).toHaveCount(allStudies.length);

  await cms.update('case-studies', id, { livePreviewEnabled: false, _status: 'published' });
  await page.goto('/portfolio');
  await expect(page.getByRole('button', { name: /Live preview/ })).toHaveCount(
    allStudies.length - 1,
  );
  await expect(buttonOf(page)).toHaveCount(0);
  await cardOf(page).hover();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.goto('/projects/helix-heating');
  await expect(page.getByRole('link', { name: 'Live Demo' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Show the site as' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Visit Live Site' }).first()).toBeVisible();

  await cms.update('case-studies', id, { livePreviewEnabled: true, _status: 'published' });
  await page.goto('/portfolio');
  await expect(buttonOf(page)).toBeAttached();
});

test.describe('refused by the server', () => {
  for (const address of orFirst([
    '/cms',
    '//evil.example',
    'http://client.example',
    'javascript:alert(1)',
  ])) {
    test(`${address} is refused as a live preview`, async ({ staff: page, cms, baseURL }) => {
      const { id } = await cms.find('case-studies', 'slug', 'helix-heating');
      const answer = await page.request.patch(`/api/case-studies/${id}`, {
        data: { livePreviewUrl: address, _status: 'published' },
        headers: { Origin: baseURL ?? '' },
      });
      expect(answer.status()).toBe(400);
      expect(await answer.text()).toContain('Use a demonstration, e.g. /demos/helix-heating');
    });
  }
});
