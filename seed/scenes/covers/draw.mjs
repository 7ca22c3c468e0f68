// node seed/scenes/covers/draw.mjs [NAME]: draws the covers of the blog's posts into seed/media.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import packed from '@sparticuz/chromium';
import sharp from 'sharp';
import * as devices from './devices.mjs';
import { drawSheet } from './kit.mjs';
import * as marks from './marks.mjs';
import * as paperWork from './paper-work.mjs';
import * as places from './places.mjs';
import { webDesignReading } from './street.mjs';

const root = path.join(import.meta.dirname, '../../..');

const covers = {
  'whatsapp-integration': ['Technology', devices.whatsappIntegration],
  'web-design-trades': ['Design', places.webDesignTrades],
  'web-design-reading': ['SEO', webDesignReading],
  'why-pwa-matters': ['Technology', devices.whyPwaMatters],
  'web-accessibility-guide': ['Design', places.webAccessibilityGuide],
  'react-performance': ['Development', devices.reactPerformance],
  'seo-guide-small-business': ['SEO', marks.seoGuide],
  'brand-identity-digital-age': ['Branding', marks.brandIdentity],
  'hiring-web-designer': ['Design', paperWork.hiringWebDesigner],
  'modern-web-dev': ['Development', paperWork.modernWebDev],
  'pricing-transparency': ['Design', paperWork.pricingTransparency],
};

const font = await readFile(
  path.join(
    root,
    'node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-600-normal.woff2',
  ),
);
const style = `<style>@font-face{font-family:Mono;font-weight:600;src:url(data:font/woff2;base64,${font.toString('base64')})}body{margin:0}</style>`;

const [, , only] = process.argv;
const browser = await chromium.launch({
  executablePath: await packed.executablePath(),
  args: [...packed.args, '--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
await mkdir(path.join(root, 'seed/media'), { recursive: true });
for (const [name, [category, scene]] of Object.entries(covers)) {
  if (only && only !== name) continue;
  await page.setContent(style + drawSheet(category, scene()));
  await page.evaluate(() => document.fonts.ready);
  // Few colours: exact edges, and a third less than the lossy kind.
  const drawn = await sharp(await page.screenshot())
    .png({ palette: true, colours: 64, dither: 0 })
    .toBuffer();
  const webp = await sharp(drawn).webp({ lossless: true, effort: 6 }).toBuffer();
  await writeFile(path.join(root, `seed/media/cover-${name}.webp`), webp);
  console.log(`${name}: ${Math.round(webp.length / 1024)} KB`);
}
await browser.close();
