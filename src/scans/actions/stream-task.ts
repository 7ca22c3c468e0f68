import { streamStates } from '@/platform/http/stream-states';
import type { CrawlState } from '../rules/crawl-state';
import { isOver, readReportId, type ScanState } from '../rules/scan-state';

/** Polling interval per status; a waiting task rarely changes. */
const pauseMs: Partial<Record<ScanState['status'] | CrawlState['status'], number>> = {
  running: 300,
  queued: 700,
  unconfirmed: 2_000,
};

const headers = { 'cache-control': 'no-store' };

/** Streams a scan or crawl: 404 when missing or not theirs, 429 with too many streams. */
export async function streamTask<State extends ScanState | CrawlState>(
  request: Request,
  raw: string,
  read: (uuid: string) => Promise<State | null>,
): Promise<Response> {
  const named = readReportId(raw);
  if (!('id' in named) || (await read(named.id)) === null) {
    return new Response(null, { status: 404, headers });
  }
  const stream = streamStates<State>(request, {
    read: () => read(named.id),
    isOver: ({ status }) => isOver(status),
    pauseMs: ({ status }) => pauseMs[status] ?? 0,
  });
  return stream ?? new Response(null, { status: 429, headers });
}
