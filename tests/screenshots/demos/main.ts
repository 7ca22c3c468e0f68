import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserArguments, findBrowser } from '../../support/find-browser.ts';
import type { DemoShot } from './shot.ts';
import { demoShots } from './shots.ts';
import { wireframe } from './wireframe.ts';

/**
 * `npm run screenshots [name…]`: takes the pictures of the case studies anew, from the demonstration
 * sites in `public/demos`. No site has to run: the browser is given the files themselves.
 */

const wanted = process.argv.slice(2);
const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, 'seed/media');
const origin = 'http://demos.test';
const pixelRatio = 1.5;

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The file behind an address, as the rewrites in next.config.ts have it. */
function fileOf(pathname: string): string {
  const [, , , page] = pathname.split('/');
  const name = path.extname(pathname) ? '' : page ? '.html' : '/index.html';
  return path.join(root, 'public', pathname + name);
}

async function serveFiles(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const file = fileOf(new URL(route.request().url()).pathname);
    try {
      await route.fulfill({
        body: await readFile(file),
        contentType: types[path.extname(file)] ?? 'application/octet-stream',
      });
    } catch {
      console.error(`  ${file} is missing.`);
      await route.fulfill({ status: 404, body: '' });
    }
  });
}

async function take(page: Page, shot: DemoShot): Promise<void> {
  const { name, address, width, height, prepare, isWireframe } = shot;
  await page.setViewportSize({ width, height });
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await prepare?.(page);
  if (isWireframe) await page.addStyleTag({ content: wireframe });
  const picture = await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    .webp({ quality: 86, effort: 6 })
    .toBuffer();
  await writeFile(path.join(folder, `${name}.webp`), picture);
  console.log(`  ${name.padEnd(40)} ${Math.round(picture.length / 1000)} kB`);
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: browserArguments,
});
try {
  const context = await browser.newContext({
    deviceScaleFactor: pixelRatio,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    // The wireframe adds a style, which the page’s policy forbids.
    bypassCSP: true,
  });
  await serveFiles(context);
  for (const shot of demoShots) {
    if (wanted.length > 0 && !wanted.includes(shot.name)) continue;
    // Each picture gets a new page, so that it shows no input of another one.
    const page = await context.newPage();
    await take(page, shot);
    await page.close();
  }
} finally {
  await browser.close();
}
