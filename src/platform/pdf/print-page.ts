import type { BrowserContext } from 'playwright-core';
import { type Browser, chromium } from 'playwright-core';
import { getEnv } from '../env';
import { stoppingSignal } from '../stopping';
import { reachableAddress } from '../supervisor/internal-client';
import { paperGrantHeader, signPaperGrant } from './paper-grant';
import { createSingleQueue } from './single-queue';

/** A page takes a second or two; a longer run hangs. */
const limitMs = 30_000;

/** The browser prints one page, which this process supplies: it needs no other requests. */
const browserArguments = [
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** Chromium's messages as root, and on systems without user namespaces. */
const refusals =
  /without --no-sandbox is not supported|No usable sandbox|sandboxing failed|sandbox_host|zygote_host|move to new namespace/i;

/** Browsers that refused their sandbox in this process. */
const withoutSandbox = new Set<string>();

function launch(executablePath: string, chromiumSandbox: boolean): Promise<Browser> {
  return chromium.launch({
    executablePath,
    chromiumSandbox,
    args: browserArguments,
    timeout: limitMs,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** Starts the browser without its sandbox where the machine allows none, reported once. */
async function launchBrowser(
  executablePath: string,
  warn: (text: string) => void,
): Promise<Browser> {
  if (withoutSandbox.has(executablePath)) return launch(executablePath, false);
  try {
    return await launch(executablePath, true);
  } catch (error) {
    if (!refusals.test((error as Error).message)) throw error;
  }
  if (!withoutSandbox.has(executablePath)) {
    withoutSandbox.add(executablePath);
    warn(
      'The browser for PDF files runs without its sandbox: this machine or this user does not allow one. ' +
        'Run the site as an ordinary user who may make user namespaces; see Proposals as PDF in docs/operations.md.',
    );
  }
  return launch(executablePath, false);
}

const queued = createSingleQueue(5);

function loopback(): string {
  const { port, bindAddress } = getEnv();
  const host = reachableAddress(bindAddress);
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Answers the browser's requests from this process, under the public address for the links. */
async function serveOurselves(context: BrowserContext, path: string): Promise<void> {
  const { siteUrl } = getEnv();
  const grant = signPaperGrant(new URL(path, siteUrl).pathname, new Date());
  await context.route('**/*', async (route) => {
    const asked = route.request();
    const url = new URL(asked.url());
    // As if the reader stopped it: a failed navigation puts an error page in the page's place.
    if (url.origin !== siteUrl || asked.method() !== 'GET') return route.abort('aborted');
    // One page and its files; no frames, no navigation.
    if (asked.isNavigationRequest() && `${url.pathname}${url.search}` !== path) {
      return route.abort('aborted');
    }
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

async function print(
  executablePath: string,
  path: string,
  warn: (text: string) => void,
): Promise<Buffer> {
  const { siteUrl } = getEnv();
  const over = AbortSignal.any([AbortSignal.timeout(limitMs), stoppingSignal()]);
  over.throwIfAborted();
  const browser = await launchBrowser(executablePath, warn);
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
    // Set before loading, so that the print styles' fonts are fetched too.
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
 * Prints one of our pages as a PDF, one at a time.
 * @param path of a page that checks `hasPaperGrant`
 * @param warn called once if the browser has to run without its sandbox
 * @throws QueueFull; Error when the browser or the page fails
 */
export function printPage(
  executablePath: string,
  path: string,
  warn: (text: string) => void,
): Promise<Buffer> {
  return queued(() => print(executablePath, path, warn));
}
