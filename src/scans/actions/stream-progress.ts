import { streamStates } from '@/platform/http/stream-states';
import { isCrawlOver } from '../rules/crawl-state';
import { isOver, type ScanState } from '../rules/scan-state';
import { getCrawlState } from '../store/crawls';
import { getScanState } from '../store/scans';

/** How often the database is asked; what waits changes rarely. */
const scanPausesMs: Partial<Record<ScanState['status'], number>> = {
  running: 300,
  queued: 700,
  unconfirmed: 2_000,
};

/**
 * Streams a scan to whoever follows it.
 *
 * @returns `null` when the address has too many streams open
 */
export function streamScan(request: Request, uuid: string): Response | null {
  return streamStates(request, {
    read: () => getScanState(uuid),
    isOver: ({ status }) => isOver(status),
    pauseMs: ({ status }) => scanPausesMs[status] ?? 0,
  });
}

/** How often the database is asked: a page takes half a second at least. */
const crawlPausesMs = { running: 400, queued: 1_000 };

/**
 * Streams a crawl to whoever follows it.
 *
 * @returns `null` when the address has too many streams open
 */
export function streamCrawl(request: Request, uuid: string): Response | null {
  return streamStates(request, {
    read: () => getCrawlState(uuid),
    isOver: ({ status }) => isCrawlOver(status),
    pauseMs: ({ status }) => (status === 'running' ? crawlPausesMs.running : crawlPausesMs.queued),
  });
}
