import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserArguments, findBrowser } from '../../support/find-browser.ts';
import { open } from './back-office.ts';
import { shots } from './shots.ts';

/**
 * `npm run docs:screenshots`: makes the pictures of docs/editing.md on a running site for this
 * purpose only, because it leaves drafts and versions behind. See docs/operations.md.
 */

const origin = process.env.SITE_URL ?? 'http://localhost:3000';
const email = process.env.ADMIN_EMAIL ?? '';
const password = process.env.ADMIN_PASSWORD ?? '';
const wanted = process.argv.slice(2);
const folder = path.join(import.meta.dirname, '../../../docs/images/editing');
const width = 1280;
const limit = 150_000;

async function keep(page: Page, name: string): Promise<void> {
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, quality: 80, effort: 10 })
    .toBuffer();
  await writeFile(path.join(folder, `${name}.png`), picture);
  const size = `${Math.round(picture.length / 1000)} kB`;
  console.log(`  ${name.padEnd(16)} ${size}${picture.length > limit ? '  TOO LARGE' : ''}`);
  if (picture.length > limit) process.exitCode = 1;
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: browserArguments,
});
try {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 720 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (wanted.length === 0 || wanted.includes('sign-in')) {
    await page.setViewportSize({ width, height: 640 });
    await open(page, '/cms/login');
    await keep(page, 'sign-in');
  }
  const answer = await page.request.post('/api/users/login', {
    data: { email, password },
    headers: { Origin: origin },
  });
  if (!answer.ok()) throw new Error(`Signing in as “${email}” answered ${answer.status()}.`);
  // Requests of the shots name the page's origin.
  await open(page, '/cms');
  for (const { name, height = 720, prepare } of shots) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    await page.setViewportSize({ width, height });
    await prepare(page);
    await keep(page, name);
  }
} finally {
  await browser.close();
}
