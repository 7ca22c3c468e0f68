import type { Page } from '@playwright/test';
import { collectScripts, expect, test } from './support/case-study';

declare global {
  interface Window {
    /** The data passed to the browser’s own share dialogue. */
    shared: ShareData[];
    /** Arguments of every opened window. */
    opened: unknown[][];
  }
}

const path = '/projects/bros-carpentry';
const title = 'Bros Carpentry';

const bar = (page: Page) =>
  page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Share this project' }),
  });
const toasts = (page: Page) => page.locator('[data-sonner-toast]');

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('puts the page’s address on the clipboard and confirms it', async ({ page, baseURL }) => {
    await page.goto(`${path}?from=letter#screenshots`);
    await bar(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page).getByText('Link copied!', { exact: true })).toBeVisible();
    await expect(
      toasts(page).getByText('Project link copied to clipboard', { exact: true }),
    ).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);
  });

  test('replaces Share in browsers without a share dialogue', { tag: '@full' }, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    await page.goto(path);
    await bar(page).getByRole('button', { name: 'Share', exact: true }).click();
    await expect(toasts(page).getByText('Link copied!', { exact: true })).toBeVisible();
    await expect(toasts(page).getByText('Project link copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);
  });

  test('reports no success when the browser denies it', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await page.goto(path);
    await bar(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(toasts(page)).toContainText('The link could not be copied');
    await expect(page.getByText('Link copied!')).toHaveCount(0);
  });
});

test('Share opens the browser’s share dialogue where it has one', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    window.shared = [];
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        window.shared.push(data);
      },
    });
  });
  await page.goto(path);
  await bar(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => window.shared))
    .toEqual([{ url: baseURL + path, title }]);
  await expect(toasts(page)).toHaveCount(0);
});

test.describe('cancelled sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('changes nothing', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      window.shared = [];
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => {
          window.shared.push(data);
          throw new DOMException('Share canceled', 'AbortError');
        },
      });
    });
    await page.goto(path);
    await page.evaluate(() => navigator.clipboard.writeText('what was there'));
    await bar(page).getByRole('button', { name: 'Share', exact: true }).click();
    await expect.poll(() => page.evaluate(() => window.shared.length)).toBe(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('what was there');
    // This toast is the only one: the cancelled share made none.
    await bar(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(toasts(page).getByText('Link copied!')).toBeVisible();
    await expect(toasts(page)).toHaveCount(1);
  });
});

test('the networks open in small windows of 550 by 420', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    window.opened = [];
    window.open = (...given) => {
      window.opened.push(given);
      return null;
    };
  });
  await page.goto(path);
  for (const name of ['X', 'LinkedIn']) {
    await bar(page)
      .getByRole('link', { name: `Share on ${name}` })
      .click();
  }
  const opened = await page.evaluate(() => window.opened);
  expect(opened).toHaveLength(2);
  const [compose, offsite] = opened.map(([address]) => new URL(String(address)));
  expect(compose?.href).toMatch(/^https:\/\/twitter\.com\/intent\/tweet\?/);
  expect(Object.fromEntries(compose?.searchParams ?? [])).toEqual({
    url: baseURL + path,
    text: title,
  });
  expect(offsite?.href).toMatch(/^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/\?/);
  expect(Object.fromEntries(offsite?.searchParams ?? [])).toEqual({ url: baseURL + path });
  for (const [, target, features] of opened) {
    expect(target).toBe('_blank');
    expect(String(features).split(',')).toEqual(
      expect.arrayContaining(['noopener', 'width=550', 'height=420']),
    );
  }
  await expect(page).toHaveURL(path);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the networks are links, and buttons that need a script are hidden', async ({ page }) => {
    await page.goto(path);
    await expect(bar(page).getByRole('link')).toHaveCount(2);
    for (const link of await bar(page).getByRole('link').all()) {
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    }
    await expect(bar(page).getByRole('button', { name: 'Copy link' })).toBeHidden();
  });
});

test('the carpentry page links to at most six related pages that exist', { tag: '@full' }, async ({
  page,
  request,
}) => {
  await page.goto(path);
  const related = page.getByRole('region', { name: 'For carpenters and their neighbours' });
  const addresses = await related
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.length).toBeLessThanOrEqual(6);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).not.toContain(path);
  for (const address of addresses) {
    expect(address).toMatch(/^\//);
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  }
});

test('staff can set fewer related pages, or closer ones', { tag: '@full' }, async ({
  page,
  cms,
}) => {
  const { id, sections } = await cms.find('case-studies', 'slug', 'bros-carpentry');
  const related = page.getByRole('region', { name: 'For carpenters and their neighbours' });
  const withLimits = (limits: object) =>
    (sections as { blockType: string }[]).map((section) =>
      section.blockType === 'relatedLinks' ? { ...section, ...limits } : section,
    );
  const change = (value: unknown) =>
    cms.update('case-studies', id, { sections: value, _status: 'published' });

  await change(withLimits({ limit: 2 }));
  await page.goto(path);
  await expect(related.getByRole('link')).toHaveCount(2);
  await change(withLimits({ minimum: 100 }));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(related).toHaveCount(0);
  await change(sections);
  await page.goto(path);
  await expect(related).toBeVisible();
});

/** Strings that occur in these scripts only. */
const markers = {
  demo: 'Click inside the preview',
  lightbox: 'Previous screenshot',
  carousel: 'slidesInView',
};

test('a page without a project loads none of its scripts', { tag: '@full' }, async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  const loaded = await scripts();
  expect(loaded.length).toBeGreaterThan(0);
  for (const words of Object.values(markers)) {
    expect(loaded.includes(words), words).toBe(false);
  }
});

test('demo and lightbox load on request', { tag: '@full' }, async ({
  page,
  makePictures,
  makeStudy,
}) => {
  const [image] = await makePictures(1);
  const scripts = collectScripts(page);
  const { path: address } = await makeStudy({
    screenshots: [{ image, caption: 'A caption' }],
    livePreviewEnabled: true,
    livePreviewUrl: '/demos/helix-heating',
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  for (const words of Object.values(markers)) {
    expect((await scripts()).includes(words), words).toBe(false);
  }
  await page.getByRole('link', { name: 'Live Demo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await scripts()).includes(markers.demo)).toBe(true);
  expect((await scripts()).includes(markers.lightbox)).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Plate 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Screenshots' })).toBeVisible();
  expect((await scripts()).includes(markers.lightbox)).toBe(true);
  expect((await scripts()).includes(markers.carousel)).toBe(true);
});
