import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  type Cookie,
  expect,
  type Page,
} from '@playwright/test';
import { cmsApi } from './api';
import { type Crawl, crawlSite } from './crawl';
import { visitPatiently } from './listening';
import { answerPrivacy, type PrivacyAnswer } from './privacy';
import { adminAccount, ownSite } from './site';

export { expect };

interface Fixtures {
  /** Console messages that this test expects, e.g. the browser's own note about a 404. */
  expectedConsole: RegExp[];
  /** The visitor’s answer about statistics; `null` for a visitor without one. */
  privacyAnswer: PrivacyAnswer;
  /** Answers the privacy question in advance, so that its panel covers nothing. */
  answeredBefore: undefined;
  /** Fails the test on any unexpected console message, script error or foreign request. */
  guard: undefined;
  /** A page with an admin’s session. */
  staff: Page;
  /** The CMS over REST, with that session. */
  cms: ReturnType<typeof cmsApi>;
}

interface WorkerFixtures {
  /** The entire site at the time of the first use. */
  site: Crawl;
  /** Signs in as admin, with the same session each time, because checking a password is slow. */
  signInAsAdmin: (context: BrowserContext) => Promise<void>;
}

/** Starting points of visitors and search engines; `/nowhere` is a missing address. */
const entrances = ['/', '/sitemap.xml', '/robots.txt', '/llms.txt', '/nowhere'];

function watch(page: Page, origin: string, expected: RegExp[], problems: string[]): void {
  const note = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()))
      note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`script error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (['http:', 'https:', 'ws:', 'wss:'].includes(protocol) && target !== origin) {
      note(`foreign request: ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 500) note(`answer ${response.status()}: ${response.url()}`);
  });
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedConsole: [[], { option: true }],

  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled === false ? page : visitPatiently(page));
  },

  privacyAnswer: ['no', { option: true }],

  answeredBefore: [
    async ({ context, privacyAnswer }, use) => {
      await answerPrivacy(context, privacyAnswer);
      await use(undefined);
    },
    { auto: true },
  ],

  guard: [
    async ({ context, baseURL, expectedConsole }, use) => {
      const problems: string[] = [];
      context.on('page', (page) => watch(page, baseURL ?? '', expectedConsole, problems));
      await use(undefined);
      expect(problems, 'the browser reported problems').toEqual([]);
    },
    { auto: true },
  ],

  staff: async ({ page, context, signInAsAdmin }, use) => {
    await signInAsAdmin(context);
    await use(page);
  },

  cms: async ({ staff, baseURL }, use) => {
    await use(cmsApi(staff, baseURL ?? ''));
  },

  signInAsAdmin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see that nothing is needed.
    async ({}, use) => {
      let cookies: Cookie[] = [];
      const headers = { Origin: ownSite.origin };
      await use(async (context) => {
        await context.addCookies(cookies);
        const known = await context.request.get(`${ownSite.origin}/api/users/me`, { headers });
        // The first time, or after a test that ended the session.
        if (((await known.json()) as { user: unknown }).user) return;
        const answer = await context.request.post(`${ownSite.origin}/api/users/login`, {
          data: adminAccount,
          headers,
        });
        expect(answer.ok(), 'the admin can sign in').toBe(true);
        cookies = await context.cookies();
      });
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ browser, playwright }, use, { project }) => {
      const request = await playwright.request.newContext();
      const reader = await browser.newPage();
      await use(await crawlSite(request, reader, project.use.baseURL ?? '', entrances));
      await reader.close();
      await request.dispose();
    },
    // The limit only ends a hung crawl.
    { scope: 'worker', timeout: 900_000 },
  ],
});
