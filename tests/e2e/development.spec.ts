import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageBlocks } from '@/site/sections/configs';
import { rememberPictures } from '../support/run-node';
import { ownSite } from './support/site';
import { expect, test } from './support/test';

const port = ownSite.developmentPort;
const origin = `http://localhost:${port}`;

test.describe('the style sheet', { tag: '@full' }, () => {
  // Development uses a separate origin, and React logs more there. Scripts that load on a form’s
  // first use are preloaded all the same.
  test.use({
    baseURL: origin,
    expectedConsole: [/React DevTools|\[HMR\]|Fast Refresh|preloaded using link preload/],
  });

  let server: ChildProcess;
  let folder: string;

  test.beforeAll(async () => {
    // The first start fills an empty folder, which takes time.
    folder = mkdtempSync(path.join(os.tmpdir(), 'agency-site-dev-'));
    server = spawn(process.execPath, ['src/platform/launch.mjs', 'dev'], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        SITE_URL: '',
        NODE_OPTIONS: rememberPictures,
      },
      stdio: 'ignore',
    });
    // The first request compiles the page and uses nearly all of the processor.
    for (const path of ['/readyz', '/styleguide']) {
      await expect
        .poll(async () => (await fetch(origin + path).catch(() => null))?.status, {
          timeout: 180_000,
        })
        .toBe(200);
    }
  });

  test.afterAll(async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });

  test('is served in development, and shows at most three toasts for four seconds, 14 px apart', async ({
    page,
  }) => {
    await page.goto('/styleguide');
    // The page itself records how long each toast remains: the test’s own clock is too coarse.
    await page.evaluate(() => {
      const came = new Map<Node, number>();
      const lifetimes: number[] = [];
      Object.assign(window, { lifetimes });
      const isToast = (node: Node) =>
        node instanceof Element && node.matches('[data-sonner-toast]');
      new MutationObserver((changes) => {
        for (const { addedNodes, removedNodes } of changes) {
          for (const node of addedNodes) if (isToast(node)) came.set(node, performance.now());
          for (const node of removedNodes) {
            if (isToast(node)) lifetimes.push(performance.now() - (came.get(node) ?? 0));
          }
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    const button = page.getByRole('button', { name: /toast/i }).first();
    for (let count = 0; count < 4; count += 1) await button.click();
    const shown = page.locator('[data-sonner-toast][data-visible=true]');
    await expect(shown).toHaveCount(3);
    await expect
      .poll(async () => {
        const boxes = await Promise.all((await shown.all()).map((toast) => toast.boundingBox()));
        const edges = boxes.flatMap((box) => (box ? [box] : [])).sort((a, b) => a.y - b.y);
        return edges.slice(1).map((box, index) => {
          const above = edges[index];
          return above ? Math.round(box.y - above.y - above.height) : null;
        });
      })
      .toEqual([14, 14]);
    await page.mouse.move(0, 0);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    const lifetimes = await page.evaluate(
      () => (window as unknown as { lifetimes: number[] }).lifetimes,
    );
    expect(lifetimes.length).toBeGreaterThanOrEqual(3);
    for (const lifetime of lifetimes) expect(lifetime).toBeGreaterThanOrEqual(4_000);
  });

  test('shows every kind of section that staff can place', async ({ page }) => {
    await page.goto('/styleguide');
    // The reminder at the lower edge appears only after some scrolling.
    await page.mouse.wheel(0, 2_000);
    await expect(page.getByRole('complementary', { name: 'Reminder' })).toHaveText(/\S/);
    const shown = await page
      .locator('[data-example]')
      .evaluateAll((examples) =>
        examples
          .filter((example) => example.textContent.trim() !== '')
          .map((example) => example.getAttribute('data-example')),
      );
    const missing = pageBlocks.map(({ slug }) => slug).filter((slug) => !shown.includes(slug));
    expect(missing).toEqual([]);
  });
});

test.describe('in production', () => {
  test.use({ expectedConsole: [/status of 404/] });
  test('there is no style sheet', async ({ page }) => {
    expect((await page.goto('/styleguide'))?.status()).toBe(404);
  });
});
