import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { SiteCrawl } from '@/payload-types';
import { execute, inTransaction } from '@/platform/database/transaction';
import type { CrawlOutcome } from '@/scanner/crawl/model';
import { type CrawlEnding, crawlEndingWords } from '../rules/endings';
import type { CrawlProgress } from '../rules/progress';

/** What a crawl’s record says of how it ended. */
export type EndedCrawl = Pick<SiteCrawl, 'status' | 'because' | 'pages' | 'pageCount'>;

function withoutList(ending: CrawlEnding): EndedCrawl {
  // What there is to tell apart, the words tell.
  const { status } = ending;
  const kept = status === 'refused' || status === 'no-page' ? 'unreachable' : status;
  return { status: kept, because: crawlEndingWords(ending), pages: null, pageCount: null };
}

/** A crawl that broke off for a reason of ours. */
export function failedCrawl(): EndedCrawl {
  return withoutList({ status: 'failed', reason: null, httpStatus: null, url: null });
}

/** How a crawl ended, as its record keeps it. */
export function endedCrawl(outcome: CrawlOutcome): EndedCrawl {
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
export async function putBack(
  req: PayloadRequest,
  id: number,
  progress: CrawlProgress,
): Promise<void> {
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
