import { type BrowserContext, chromium } from 'playwright-core';
import { getEnv } from '@/config/env';
import { stoppingSignal } from '@/lib/stopping';
import { oneAtATime } from './one-at-a-time';
import { paperGrant, paperGrantHeader } from './paper-grant';

/** A page takes a second or two; what takes longer hangs. */
const limitMs = 30_000;

/** No look-ups of its own: it is here to set one page of ours. */
const browserArguments = [
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const queued = oneAtATime(5);

/** Where this very process answers. */
function loopback(): string {
  const { port, bindAddress } = getEnv();
  if (!bindAddress || bindAddress === '0.0.0.0') return `http://127.0.0.1:${port}`;
  const host = bindAddress.includes(':') ? `[${bindAddress}]` : bindAddress;
  return `http://${bindAddress === '::' ? '[::1]' : host}:${port}`;
}

/**
 * Answers the browser’s requests from this process, whatever the site’s public address is: the page
 * believes to be there, so that its links lead there. Every other request comes to nothing.
 */
async function serveOurselves(context: BrowserContext, path: string): Promise<void> {
  const { siteUrl } = getEnv();
  const grant = paperGrant(new URL(path, siteUrl).pathname, new Date());
  await context.route('**/*', async (route) => {
    const asked = route.request();
    const url = new URL(asked.url());
    if (url.origin !== siteUrl || asked.method() !== 'GET') return route.abort();
    const headers = { ...asked.headers() };
    if (asked.isNavigationRequest()) headers[paperGrantHeader] = grant;
    const response = await route.fetch({
      url: `${loopback()}${url.pathname}${url.search}`,
      headers,
      maxRedirects: 0,
    });
    return route.fulfill({ response });
  });
}

async function print(executablePath: string, path: string): Promise<Buffer> {
  const { siteUrl } = getEnv();
  const over = AbortSignal.any([AbortSignal.timeout(limitMs), stoppingSignal()]);
  over.throwIfAborted();
  // Without its sandbox, which many servers don’t allow: it sees nothing but our own page, and no
  // script runs in it.
  const browser = await chromium.launch({
    executablePath,
    args: browserArguments,
    timeout: limitMs,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const end = () => void browser.close().catch(() => {});
  over.addEventListener('abort', end, { once: true });
  try {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      colorScheme: 'light',
      serviceWorkers: 'block',
    });
    await serveOurselves(context, path);
    const page = await context.newPage();
    // Before the page comes, so that the typefaces of its printed form are fetched with it.
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    const response = await page.goto(`${siteUrl}${path}`, { waitUntil: 'networkidle' });
    if (!response?.ok()) throw new Error(`The page answered with ${response?.status()}.`);
    return await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
  } finally {
    over.removeEventListener('abort', end);
    await browser.close();
  }
}

/**
 * Sets a page of ours as a PDF with the browser that the operator named. One at a time; it ends when
 * it takes too long, and when the site stops.
 *
 * @param path of a page that looks for `hasPaperGrant`
 * @throws QueueFull when too many wait already; Error when the browser or the page fails
 */
export function printPage(executablePath: string, path: string): Promise<Buffer> {
  return queued(() => print(executablePath, path));
}
