import { setTimeout as delay } from 'node:timers/promises';
import type { PayloadRequest, TaskConfig } from 'payload';
import type { SiteCrawl } from '@/payload-types';
import type { CrawlOptions, CrawlOutcome } from '@/scanner/crawl/crawl-types';
import { crawlEndingWords, newCrawlProgress } from '../rules/crawl-state';
import { longestCrawlMs, mostPages, requestsPerSecond } from '../rules/scan-request';
import { runLongTask } from './run-long-task';

type EndedCrawl = Pick<SiteCrawl, 'status' | 'because' | 'pages' | 'pageCount'>;

function endedCrawl(outcome: CrawlOutcome | { status: 'failed' }): EndedCrawl {
  if (outcome.status === 'done') {
    const listed = outcome.pages.filter(({ leftOut }) => leftOut === null);
    return { status: 'done', because: null, pages: outcome, pageCount: listed.length };
  }
  // The message names the differences between endings.
  const { status } = outcome;
  const kept = status === 'refused' || status === 'no-page' ? 'unreachable' : status;
  return { status: kept, because: crawlEndingWords(outcome), pages: null, pageCount: null };
}

export type CrawlEngine = (typed: string, options: CrawlOptions) => Promise<CrawlOutcome>;

/** Loaded lazily: few processes with this task ever run a crawl. */
const usualEngine: CrawlEngine = async (typed, options) => {
  const { crawlSite: crawl } = await import('@/scanner/crawl/crawl-site');
  return crawl(typed, options);
};

/** Crawls one site for its sitemap; tests pass their own engine. */
export async function crawlSite(
  { input, req }: { input: { crawl: number }; req: PayloadRequest },
  engine: CrawlEngine = usualEngine,
) {
  await runLongTask(req, input.crawl, {
    kind: 'crawl',
    longestMs: longestCrawlMs + 60_000,
    newProgress: newCrawlProgress,
    failed: () => endedCrawl({ status: 'failed' }),
    run: async ({ typed, options, progress, changed }) => {
      const outcome = await engine(typed, {
        ...options,
        sleep: (ms, signal) => delay(ms, undefined, { signal }),
        maxPages: mostPages,
        maxMs: longestCrawlMs,
        requestsPerSecond,
        onReading: (url) => {
          progress.reading = url;
          changed();
        },
        onPage: (_, opened) => {
          progress.opened = opened;
          changed();
        },
      });
      return endedCrawl(outcome);
    },
    store: (ended, { finished }) =>
      req.payload.update({
        collection: 'site-crawls',
        id: input.crawl,
        data: { ...ended, finishedAt: finished.toISOString() },
        depth: 0,
        req,
      }),
  });
  return { output: {} };
}

export const crawlSiteTask: TaskConfig<{ input: { crawl: number }; output: object }> = {
  slug: 'crawl-site',
  label: 'List a site’s pages',
  inputSchema: [{ name: 'crawl', type: 'number', required: true }],
  retries: { attempts: 1, backoff: { type: 'fixed', delay: 1_000 } },
  handler: crawlSite,
};
