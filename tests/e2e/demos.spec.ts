import type { Frame, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { isFull } from '../support/how-much';
import { findBarriersAlone } from './support/barriers';
import { demos } from './support/demos';
import { expect, test } from './support/test';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // Void elements and long titles are style; the standard allows both.
  rules: { 'long-title': 'off', 'no-inline-style': 'error' },
});

/** Errors that a document gets when it tries to access the site’s data. */
const reach = (frame: Page | Frame) =>
  frame.evaluate(() => {
    const attempt = (work: () => unknown) => {
      try {
        work();
        return 'reached';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      origin: window.origin,
      storage: attempt(() => window.localStorage.length),
      session: attempt(() => window.sessionStorage.length),
      cookies: attempt(() => document.cookie),
      database: attempt(() => window.indexedDB.open('x')),
      parent: attempt(() => window.parent.document),
    };
  });

const shutOut = {
  origin: 'null',
  storage: 'SecurityError',
  session: 'SecurityError',
  cookies: 'SecurityError',
  database: 'SecurityError',
};

test('each case study has a demonstration', () => {
  expect(demos.map(({ slug }) => slug).sort()).toEqual([
    'bros-carpentry',
    'corve-and-penhallow',
    'elver-electrical',
    'helix-heating',
    'madder-and-fern',
    'overhang',
    'teasel-bakery',
    'tool-theft-locator',
    'wren-chimneys',
  ]);
});

test('each case study states what its demonstration weighs on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  // A case study may still be loading when its demonstration is opened: only what the
  // demonstration's own document asks for is its weight.
  const loaders = new Map<string, string>();
  const received = new Map<string, number>();
  network.on('Network.requestWillBeSent', ({ requestId, loaderId }) => {
    loaders.set(requestId, loaderId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const loader = loaders.get(requestId) ?? '';
    received.set(loader, (received.get(loader) ?? 0) + encodedDataLength);
  });
  let weighed = 0;
  for (const { slug, home } of demos) {
    await page.goto(`/projects/${slug}`);
    const weight = page.locator('dl > div').filter({ hasText: 'to open the home page on a phone' });
    if ((await weight.count()) === 0) continue;
    const stated = (await weight.first().locator('dd').textContent()) ?? '';
    await page.goto(home);
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager';
    });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await page.waitForLoadState('networkidle');
    const { frameTree } = await network.send('Page.getFrameTree');
    const bytes = received.get(frameTree.frame.loaderId) ?? 0;
    const ratio = bytes / 1000 / Number.parseInt(stated, 10);
    expect(ratio, `${slug}: ${bytes} bytes, stated ${stated}`).toBeGreaterThan(0.9);
    expect(ratio, `${slug}: ${bytes} bytes, stated ${stated}`).toBeLessThan(1.1);
    weighed += 1;
  }
  expect(weighed).toBe(8);
});

test('the salon’s menu takes the chosen treatments to the booking request', async ({ page }) => {
  await page.goto('/demos/madder-and-fern');
  const first = page.locator('#cards .card').first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Book' }).click();
  await expect(page.locator('#chosen')).toContainText(name);
});

test('the way back to the studio stays above each demonstration, and covers nothing fixed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { slug, pages } of demos) {
    for (const address of pages) {
      await page.goto(address);
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      const strip = page.getByRole('navigation', { name: 'The studio' });
      await expect(strip, address).toBeInViewport({ ratio: 1 });
      await expect(strip.getByRole('link', { name: 'Our studio' })).toHaveAttribute('href', '/');
      await expect(strip.getByRole('link', { name: 'What it costs' })).toHaveAttribute(
        'href',
        `/projects/${slug}`,
      );
      await expect(strip.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
        'href',
        /^\/contact(\?package=[a-z-]+&trade=\w[\w+]+)?#lead-capture$/,
      );
      const covered = await strip.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        return [...document.body.querySelectorAll('*')].flatMap((other) => {
          const { position, left } = getComputedStyle(other);
          const sticks = position === 'fixed' || (position === 'sticky' && left === 'auto');
          if (!sticks || other === element || !other.checkVisibility()) return [];
          const box = other.getBoundingClientRect();
          return box.top < bottom - 1 && box.bottom > 1 ? [other.className] : [];
        });
      });
      expect(covered, address).toEqual([]);
    }
  }
});

test('a frame of our pages has its own way back', async ({ page }) => {
  const { home } = demos[0] ?? { home: '' };
  await page.goto('/projects/bros-carpentry');
  await page.getByRole('button', { name: 'Live preview', exact: true }).click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', home);
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.contentFrame().locator('.studio')).toBeHidden();
});

for (const [index, { slug, home, pages }] of demos.entries()) {
  // All are served the same way, so one stands for what does not depend on their content.
  const likeTheFirst = index === 0 ? {} : { tag: '@full' };
  test.describe(slug, () => {
    test('is valid HTML, and excluded from search engines', async ({ request }) => {
      for (const address of pages) {
        const answer = await request.get(address);
        expect(answer.status(), address).toBe(200);
        expect(answer.headers()['x-robots-tag'], address).toBe('noindex');
        const { results } = await validator.validateString(await answer.text());
        expect(
          results.flatMap(({ messages }) => messages.map(({ message }) => message)),
          address,
        ).toEqual([]);
      }
    });

    test(
      'is labelled as a demonstration, has no barriers and fits every screen',
      likeTheFirst,
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const address of pages) {
          await page.setViewportSize({ width: 360, height: 900 });
          await page.goto(address);
          await expect(page.getByRole('complementary').first()).toContainText(/demonstration/i);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          for (const [width, narrowest] of [
            [360, 320],
            [1440, 1440],
          ] as const) {
            await page.setViewportSize({ width, height: 900 });
            if (isFull || width === 360) {
              expect(await findBarriersAlone(page), `${address} at ${width} px`).toEqual([]);
            }
            await page.setViewportSize({ width: narrowest, height: 900 });
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect(overflow, `${address} sticks out of ${narrowest} px`).toBe(0);
          }
        }
      },
    );

    test(
      'in a separate tab it can’t access the site’s cookies and storage',
      likeTheFirst,
      async ({ page }) => {
        await page.goto('/');
        await page.evaluate(() => window.localStorage.setItem('secret', '1'));
        await page.goto(home);
        expect(await reach(page)).toMatchObject(shutOut);
      },
    );

    test(
      'in the specified frame it can’t access them either',
      likeTheFirst,
      async ({ page, staff }) => {
        // A signed-in session, so that a cookie exists.
        expect(await staff.context().cookies()).not.toEqual([]);
        await page.goto(`/projects/${slug}`);
        await page.getByRole('button', { name: 'Live preview', exact: true }).click();
        const element = page.locator('iframe');
        await expect(element).toHaveAttribute(
          'sandbox',
          'allow-scripts allow-same-origin allow-forms allow-popups',
        );
        const frame = await (await element.elementHandle())?.contentFrame();
        if (!frame) throw new Error('There is no frame.');
        await frame.waitForLoadState();
        expect(await reach(frame)).toEqual({ ...shutOut, parent: 'SecurityError' });
      },
    );

    test.describe('requests from the demo itself', likeTheFirst, () => {
      test.use({ expectedConsole: [/Content Security Policy/] });
      test('send no cookie, and fetch is blocked', async ({ staff }) => {
        await staff.goto(home);
        const cookies: (string | undefined)[] = [];
        staff.on('request', async (request) => cookies.push((await request.allHeaders()).cookie));
        const outcome = await staff
          .mainFrame()
          .evaluate(() => fetch('/api/users/me', { credentials: 'include' }).then(String, String));
        expect(outcome).toMatch(/TypeError/);
        expect(cookies.filter(Boolean)).toEqual([]);
      });
    });

    test.describe('without script', likeTheFirst, () => {
      test.use({ javaScriptEnabled: false });
      test('its pages can be read', async ({ page }) => {
        for (const address of pages) {
          await page.goto(address);
          const text = (await page.getByRole('main').textContent()) ?? '';
          expect(text.split(/\s+/).length, address).toBeGreaterThan(60);
        }
      });
    });
  });
}
