import { streamStates } from '@/platform/http/stream-states';
import { isOver, type ScanState } from '../rules/scan-state';
import { getScanState } from '../store/scans';

/** How often the database is asked; what waits changes rarely. */
const pauseMs: Partial<Record<ScanState['status'], number>> = {
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
    pauseMs: ({ status }) => pauseMs[status] ?? 0,
  });
}
