import { followEvents } from '@/platform/follow-events';
import { postJson } from '@/platform/own-server';
import { scanFailed } from '../../rules/scan-endings';
import type { ScanRequestOutcome } from '../../rules/scan-request';
import type { ScanState } from '../../rules/scan-state';
import type { ScanTool } from '../../rules/statuses';
import { isOver } from '../../rules/statuses';

/** What is sent for a scan. */
export interface ScanWish {
  url: string;
  tool: ScanTool;
  forceRefresh: boolean;
  altcha: string | null;
  email: string | null;
  fax_number: string;
}

const failed: ScanRequestOutcome = { status: 'failed', error: scanFailed.text };

/** Asks our server for a scan; a lost connection is told like any other failure. */
export async function askScan(wish: ScanWish, signal: AbortSignal): Promise<ScanRequestOutcome> {
  try {
    const answer = await postJson('/api/scan', wish, { signal });
    const outcome = (await answer.json()) as ScanRequestOutcome;
    return typeof outcome?.status === 'string' ? outcome : failed;
  } catch (error) {
    if (signal.aborted) throw error;
    return failed;
  }
}

/** Follows a scan until it is over. */
export function followScan(
  id: string,
  signal: AbortSignal,
  tell: { onState: (state: ScanState) => void; onLost: () => void },
): void {
  followEvents({
    stream: `/api/scan/${id}/events`,
    snapshot: `/api/scan/${id}`,
    isOver: (state) => isOver((state as ScanState).status),
    onState: (state) => tell.onState(state as ScanState),
    onLost: tell.onLost,
    signal,
  });
}
