import { streamStates } from '@/platform/http/stream-states';
import { isCrawlOver } from '../rules/crawl-state';
import { getCrawlState } from '../store/crawls';

/** How often the database is asked: a page takes half a second at least. */
const pauseMs = { running: 400, queued: 1_000 };

/**
 * Streams a crawl to whoever follows it.
 *
 * @returns `null` when the address has too many streams open
 */
export function streamCrawl(request: Request, uuid: string): Response | null {
  return streamStates(request, {
    read: () => getCrawlState(uuid),
    isOver: ({ status }) => isCrawlOver(status),
    pauseMs: ({ status }) => (status === 'running' ? pauseMs.running : pauseMs.queued),
  });
}
