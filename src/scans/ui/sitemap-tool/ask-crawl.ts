import { followEvents } from '@/platform/follow-events';
import { postJson } from '@/platform/own-server';
import type { CrawlState } from '../../rules/crawl-state';
import { scanFailed } from '../../rules/scan-endings';
import type { CrawlRequestOutcome } from '../../rules/scan-request';
import { isOver } from '../../rules/statuses';

/** What is sent for a crawl. */
export interface CrawlWish {
  url: string;
  altcha: string | null;
  fax_number: string;
}

const failed: CrawlRequestOutcome = { status: 'failed', error: scanFailed.text };

/** Asks our server for a crawl; a lost connection is told like any other failure. */
export async function askCrawl(wish: CrawlWish, signal: AbortSignal): Promise<CrawlRequestOutcome> {
  try {
    const answer = await postJson('/api/crawl', wish, { signal });
    const outcome = (await answer.json()) as CrawlRequestOutcome;
    return typeof outcome?.status === 'string' ? outcome : failed;
  } catch (error) {
    if (signal.aborted) throw error;
    return failed;
  }
}

/** Follows a crawl until it is over. */
export function followCrawl(
  id: string,
  signal: AbortSignal,
  tell: { onState: (state: CrawlState) => void; onLost: () => void },
): void {
  followEvents({
    stream: `/api/crawl/${id}/events`,
    snapshot: `/api/crawl/${id}`,
    isOver: (state) => isOver((state as CrawlState).status),
    onState: (state) => tell.onState(state as CrawlState),
    onLost: tell.onLost,
    signal,
  });
}
