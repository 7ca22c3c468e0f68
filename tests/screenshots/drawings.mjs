// node tests/screenshots/drawings.mjs [NAME…]: makes the drawings of seed/scenes/drawings anew in seed/media.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { drawAll } from '../../seed/scenes/drawings/drawings.mjs';
import { browserArguments, findBrowser } from '../support/find-browser.ts';

const root = path.join(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);

const files = path.join(root, 'node_modules/@fontsource/jetbrains-mono/files');
const font = await readFile(path.join(files, 'jetbrains-mono-latin-600-normal.woff2'), 'base64');
const style = `<style>
@font-face { font-family: Mono; font-weight: 600; src: url(data:font/woff2;base64,${font}) }
body { margin: 0 }
</style>`;

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  // The pages' own rasteriser smooths edges with more shades, which makes the files a third larger.
  args: [
    ...browserArguments,
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--ignore-gpu-blocklist',
  ],
});
const page = await browser.newPage();
for (const { name, svg } of drawAll()) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await page.setContent(style + svg);
  await page.evaluate(() => document.fonts.ready);
  // Few colours: exact edges, and a third less than the lossy kind.
  const drawn = await sharp(await page.locator('svg').screenshot())
    .png({ palette: true, colours: 64, dither: 0 })
    .toBuffer();
  const webp = await sharp(drawn).webp({ lossless: true, effort: 6 }).toBuffer();
  await writeFile(path.join(root, `seed/media/${name}.webp`), webp);
  console.log(`${name}: ${Math.round(webp.length / 1024)} KB`);
}
await browser.close();
