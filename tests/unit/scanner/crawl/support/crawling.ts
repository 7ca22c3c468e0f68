import { onTestFinished } from 'vitest';
import { crawlSite } from '@/scanner/crawl/crawl-site';
import type { CrawledPage, CrawlOptions, CrawlOutcome } from '@/scanner/crawl/crawl-types';
import type { ScanWorker } from '@/scanner/engine/scan-worker';
import { createGuardedClient } from '@/scanner/fetch/guarded-client';
import type { GuardedClient } from '@/scanner/fetch/guarded-request';
import {
  type FixturePaths,
  type FixtureSite,
  startFixtureSite,
} from '../../../../support/fixture-site';

export const noon = Date.parse('2026-11-01T12:00:00Z');

/** A page with links. */
export function linking(...links: readonly string[]): string {
  const list = links.map((href) => `<a href="${href}">${href}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><title>A page</title></head><body>${list}</body></html>`;
}

/** A text file, such as robots.txt. */
export function text(body: string, type = 'text/plain') {
  return { headers: { 'content-type': type }, body };
}

/** A fixture site for one test; robots.txt and sitemap only if given. */
export async function openSite(paths: FixturePaths): Promise<FixtureSite> {
  const site = await startFixtureSite(paths);
  onTestFinished(() => site.close());
  return site;
}

/** A clock that only advances during a sleep. */
export function testClock() {
  let moment = noon;
  return {
    now: () => moment,
    sleep: async (ms: number) => {
      moment += ms;
    },
  };
}

/** Records each request’s start by the crawl’s clock, and the parallel requests. */
function watched(client: GuardedClient, now: () => number) {
  const begun: { url: string; at: number }[] = [];
  let underWay = 0;
  let most = 0;
  return {
    begun,
    most: () => most,
    client: {
      ...client,
      async request(request) {
        begun.push({ url: request.url, at: now() });
        underWay += 1;
        most = Math.max(most, underWay);
        try {
          return await client.request(request);
        } finally {
          underWay -= 1;
        }
      },
    } satisfies GuardedClient,
  };
}

export function optionsFor(
  site: Pick<FixtureSite, 'host'>,
  changes: Partial<CrawlOptions> = {},
): CrawlOptions {
  return {
    allowHosts: [site.host],
    denyHosts: [],
    userAgent: 'ListBot/1.0 (+https://agency.example/bot)',
    maxPages: 200,
    requestsPerSecond: 2,
    maxMs: 3_600_000,
    ...testClock(),
    ...changes,
  };
}

/** Crawls a fixture site; its requests are at `site.requests`. */
export async function crawl(
  site: FixtureSite,
  worker: ScanWorker,
  changes: Partial<CrawlOptions> = {},
  path = '/',
): Promise<CrawlOutcome & { begun: readonly { path: string; at: number }[]; most: number }> {
  const options = optionsFor(site, changes);
  const client = createGuardedClient(options);
  const watch = watched(client, options.now);
  const outcome = await crawlSite(site.origin + path, options, { client: watch.client, worker });
  const begun = watch.begun.map(({ url, at }) => ({ path: url.replace(site.origin, ''), at }));
  return { ...outcome, begun, most: watch.most() };
}

/** The pages of a finished crawl. */
export function pagesOf(outcome: CrawlOutcome): readonly CrawledPage[] {
  if (outcome.status !== 'done') throw new Error(`No pages: ${JSON.stringify(outcome)}`);
  return outcome.pages;
}

/** Left-out reason by path; `listed` for the others. */
export function reasonsOf(outcome: CrawlOutcome): Record<string, string> {
  return Object.fromEntries(
    pagesOf(outcome).map(({ url, leftOut }) => {
      const { pathname, search } = new URL(url);
      return [pathname + search, leftOut?.reason ?? 'listed'];
    }),
  );
}
