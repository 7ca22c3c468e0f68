import type { Payload } from 'payload';
import { runLane } from '@/platform/jobs/run-lane';

/** Four scans at a time, on all machines together. */
const scans = { queue: 'scans', slots: 4, lock: 730_142_003 } as const;

/**
 * Runs the scans that wait, oldest first, until none is left that this process could take on. Resolves
 * when the ones that it took on are over. Calls while it is at work join in.
 */
export function runWaitingScans(payload: Payload): Promise<void> {
  return runLane(payload, scans);
}
