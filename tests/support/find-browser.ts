import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...candidates, ...usualPlaces].find((file) => existsSync(file));
}

/**
 * Finds a browser: `CHROMIUM_PATH`, an installed Chromium or Chrome, Playwright's own, else the one
 * in the npm package `@sparticuz/chromium`.
 * @returns path of an executable
 * @throws without any, with advice
 */
export async function findBrowser(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH points to ${given}, where there is no file.`);
  }
  const found = installed();
  if (found) return found;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  if (process.platform === 'linux') {
    const { default: packaged } = await import('@sparticuz/chromium');
    return packaged.executablePath();
  }
  throw new Error('No Chromium was found. Install Chrome or set CHROMIUM_PATH to its executable.');
}

/**
 * Browser arguments for all tests: no start-up requests to foreign hosts, and no sandbox as root.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
