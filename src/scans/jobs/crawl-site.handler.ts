import { setTimeout as delay } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import type { SiteCrawl } from '@/payload-types';
import { execute, inTransaction } from '@/platform/database/transaction';
import { keepProgress, mostAttempts, storeEnd } from '@/platform/jobs/own-attempt';
import { stoppingSignal } from '@/platform/stopping';
import type { CrawlOptions, CrawlOutcome } from '@/scanner/crawl/crawl-types';
import {
  type CrawlEnding,
  type CrawlProgress,
  crawlEndingWords,
  isCrawlOver,
  readCrawlProgress,
} from '../rules/crawl-state';
import { longestCrawlMs, mostPages, requestsPerSecond } from '../rules/limits';
import { scannerOptions } from './scanner-options';

/** What a crawl’s record says of how it ended. */
type EndedCrawl = Pick<SiteCrawl, 'status' | 'because' | 'pages' | 'pageCount'>;

function withoutList(ending: CrawlEnding): EndedCrawl {
  // What there is to tell apart, the words tell.
  const { status } = ending;
  const kept = status === 'refused' || status === 'no-page' ? 'unreachable' : status;
  return { status: kept, because: crawlEndingWords(ending), pages: null, pageCount: null };
}

/** A crawl that broke off for a reason of ours. */
function failedCrawl(): EndedCrawl {
  return withoutList({ status: 'failed', reason: null, httpStatus: null, url: null });
}

/** How a crawl ended, as its record keeps it. */
function endedCrawl(outcome: CrawlOutcome): EndedCrawl {
  if (outcome.status === 'done') {
    return {
      status: 'done',
      because: null,
      pages: outcome as unknown as SiteCrawl['pages'],
      pageCount: outcome.pages.filter(({ leftOut }) => leftOut === null).length,
    };
  }
  return withoutList({
    status: outcome.status,
    reason: 'reason' in outcome ? outcome.reason : null,
    httpStatus: 'httpStatus' in outcome ? outcome.httpStatus : null,
    url: 'url' in outcome ? outcome.url : null,
  });
}

/** Gives a crawl back to the queue for the next process; the attempt does not count. */
async function putBack(req: PayloadRequest, id: number, progress: CrawlProgress): Promise<void> {
  const { attempt } = progress;
  await inTransaction(req, async () => {
    const ours = await execute(
      req,
      sql`update site_crawls set status = 'queued',
            progress = jsonb_set(progress, '{attempt}', ${String(attempt - 1)}::jsonb)
          where id = ${id} and status = 'running' and (progress ->> 'attempt')::int = ${attempt}
          returning id`,
    );
    if (ours.length === 0) return;
    await req.payload.jobs.queue({
      task: 'crawl-site',
      input: { crawl: id },
      queue: 'crawls',
      req,
    });
  });
}

/** Lists the pages of one site; the scanner’s own `crawlSite`. */
export type CrawlEngine = (typed: string, options: CrawlOptions) => Promise<CrawlOutcome>;

/** The crawler has a limit of its own and keeps it; this ends one that does not. */
const longestMs = longestCrawlMs + 60_000;

/** Loaded with the first crawl: few processes that know the task ever run one. */
const usualEngine: CrawlEngine = async (typed, options) => {
  const { crawlSite: crawl } = await import('@/scanner/crawl/crawl-site');
  return crawl(typed, options);
};

/**
 * Runs the engine; whatever it throws is our fault and ends the crawl.
 *
 * @returns null when this process is to stop: the next one begins anew
 */
async function run(
  payload: Payload,
  crawl: SiteCrawl,
  progress: CrawlProgress,
  engine: CrawlEngine,
): Promise<EndedCrawl | null> {
  const kept = keepProgress(payload, 'site-crawls', crawl.id, progress);
  const { scannerBrand } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  // As it was typed: a site that answers on http only gets its second try.
  const typed = progress.isBare ? crawl.url.replace(/^https:\/\//, '') : crawl.url;
  try {
    const outcome = await engine(typed, {
      ...(await scannerOptions(payload, scannerBrand ?? '')),
      sleep: (ms, signal) => delay(ms, undefined, { signal }),
      maxPages: mostPages,
      maxMs: longestCrawlMs,
      requestsPerSecond,
      signal: AbortSignal.any([AbortSignal.timeout(longestMs), stoppingSignal()]),
      onReading: (url) => {
        progress.reading = url;
        kept.changed();
      },
      onPage: (_, opened) => {
        progress.opened = opened;
        kept.changed();
      },
    });
    return endedCrawl(outcome);
  } catch (error) {
    if (stoppingSignal().aborted) return null;
    payload.logger.error({ err: error, msg: `Crawl ${crawl.id} broke off.` });
    return failedCrawl();
  } finally {
    await kept.settle();
  }
}

/**
 * Runs one crawl and stores what it came to. A crawl that is over or gone is left alone, so a job that
 * runs twice does no harm; one whose process died is begun again, once.
 *
 * @param engine the crawler, unless a test brings its own
 */
export async function crawlSite(
  { input, req }: { input: { crawl: number }; req: PayloadRequest },
  engine: CrawlEngine = usualEngine,
) {
  const { payload } = req;
  const id = input.crawl;
  const own = { collection: 'site-crawls', id, depth: 0 } as const;
  const crawl = await payload.findByID({ ...own, disableErrors: true });
  if (!crawl || isCrawlOver(crawl.status)) return { output: {} };

  const before = readCrawlProgress(crawl.progress);
  const progress = { ...before, attempt: before.attempt + 1, opened: 0, reading: null };
  await payload.update({
    ...own,
    data: {
      status: 'running',
      startedAt: new Date().toISOString(),
      progress: { ...progress },
    },
  });
  const end =
    progress.attempt > mostAttempts ? failedCrawl() : await run(payload, crawl, progress, engine);
  if (end === null) {
    await putBack(req, id, progress);
    return { output: {} };
  }
  await storeEnd(
    req,
    'site-crawls',
    { id, attempt: progress.attempt },
    { ...end, finishedAt: new Date().toISOString() },
  );
  return { output: {} };
}
