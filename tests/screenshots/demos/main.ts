import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserArguments, findBrowser } from '../../support/find-browser.ts';
import type { Around, DemoShot } from './shot.ts';
import { demoShots } from './shots.ts';

/**
 * `npm run screenshots [name…]`: takes the pictures of the case studies anew, from the demonstration
 * sites in `public/demos`, and those of packages and of usual sites, from `seed/scenes`. No site has
 * to run: the browser is given the files themselves.
 */

const wanted = process.argv.slice(2);
const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, 'seed/media');
const origin = 'http://demos.test';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The file behind an address, as the rewrites in next.config.ts have it; drawn sites have no page. */
function fileOf(pathname: string): string {
  if (!pathname.startsWith('/demos/')) {
    return path.join(root, 'seed/scenes', pathname + (path.extname(pathname) ? '' : '.html'));
  }
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

const compressPhoto = (shown: Buffer) => sharp(shown).webp({ quality: 86, effort: 6 }).toBuffer();

/** Flat colours are smaller without loss than with it, once they are few. */
async function compressDrawing(shown: Buffer): Promise<Buffer> {
  const few = await sharp(shown)
    .png({ palette: true, colours: 32, quality: 55, dither: 0 })
    .toBuffer();
  return sharp(few).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** Hides all other elements. Returns the smallest area of the given shape that holds the parts. */
async function frameOf(page: Page, { parts, shape, margin }: Around) {
  const boxes = await page.locator(parts).evaluateAll((elements) => {
    for (const other of document.body.querySelectorAll<HTMLElement>('*')) {
      const isShown = elements.some((part) => part.contains(other) || other.contains(part));
      if (!isShown) other.style.visibility = 'hidden';
    }
    return elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top: top + window.scrollY, bottom: bottom + window.scrollY };
    });
  });
  const left = Math.min(...boxes.map((box) => box.left)) - margin;
  const top = Math.min(...boxes.map((box) => box.top)) - margin;
  const least = {
    width: Math.max(...boxes.map((box) => box.right)) + margin - left,
    height: Math.max(...boxes.map((box) => box.bottom)) + margin - top,
  };
  const width = Math.max(least.width, least.height * shape);
  const height = width / shape;
  return {
    x: left - (width - least.width) / 2,
    y: top - (height - least.height) / 2,
    width,
    height,
  };
}

async function take(page: Page, shot: DemoShot): Promise<void> {
  const { name, address, width, height, prepare, part, around, isLayout } = shot;
  await page.setViewportSize({ width, height });
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  // The studio's strip is no part of the client's site.
  await page.locator('.studio').evaluateAll((strips) => {
    for (const strip of strips) strip.remove();
  });
  await prepare?.(page);
  const still = { animations: 'disabled', caret: 'hide' } as const;
  const shown = around
    ? await page.screenshot({ ...still, fullPage: true, clip: await frameOf(page, around) })
    : await (part ? page.locator(part) : page).screenshot(still);
  const picture = await (isLayout ? compressDrawing(shown) : compressPhoto(shown));
  await writeFile(path.join(folder, `${name}.webp`), picture);
  console.log(`  ${name.padEnd(40)} ${Math.round(picture.length / 1000)} kB`);
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: browserArguments,
});
try {
  for (const shot of demoShots) {
    if (wanted.length > 0 && !wanted.includes(shot.name)) continue;
    // Each picture gets a new visit, so that it shows no input of another one.
    const context = await browser.newContext({
      deviceScaleFactor: shot.pixelRatio ?? 1.5,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
    });
    await serveFiles(context);
    await take(await context.newPage(), shot);
    await context.close();
  }
} finally {
  await browser.close();
}
