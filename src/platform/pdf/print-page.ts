import type { BrowserContext } from 'playwright-core';
import { type Browser, chromium } from 'playwright-core';
import { getEnv } from '../env';
import { stoppingSignal } from '../stopping';
import { oneAtATime } from './one-at-a-time';
import { paperGrant, paperGrantHeader } from './paper-grant';

/** A page takes a second or two; what takes longer hangs. */
const limitMs = 30_000;

/** It is here to set one page of ours, which we hand to it: it looks nothing up by itself. */
const browserArguments = [
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** What Chromium says as root, and where the system lets it make no namespace of its own. */
const refusals =
  /without --no-sandbox is not supported|No usable sandbox|sandboxing failed|sandbox_host|zygote_host|move to new namespace/i;

/** Browsers that have refused their sandbox since this process began. */
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

/**
 * Starts the operator's browser in its sandbox, or without where the machine does not allow one:
 * tried once per process, and told once.
 */
async function launchBrowser(
  executablePath: string,
  warn: (text: string) => void,
): Promise<Browser> {
  if (!withoutSandbox.has(executablePath)) {
    try {
      return await launch(executablePath, true);
    } catch (error) {
      if (!refusals.test((error as Error).message)) throw error;
      if (!withoutSandbox.has(executablePath)) {
        withoutSandbox.add(executablePath);
        warn(
          'The browser for PDF files runs without its sandbox: this machine or this user does not allow one. ' +
            'Run the site as an ordinary user who may make user namespaces; see Proposals as PDF in docs/operations.md.',
        );
      }
    }
  }
  return launch(executablePath, false);
}

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
    // One page and what it is made of; no frame, and nowhere that it leads to.
    if (asked.isNavigationRequest() && `${url.pathname}${url.search}` !== path) {
      return route.abort();
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
 * @param warn is told once if the browser has to run without its sandbox
 * @throws QueueFull when too many wait already; Error when the browser or the page fails
 */
export function printPage(
  executablePath: string,
  path: string,
  warn: (text: string) => void,
): Promise<Buffer> {
  return queued(() => print(executablePath, path, warn));
}
