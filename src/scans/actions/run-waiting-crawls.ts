import type { Payload } from 'payload';
import { runLane } from '@/platform/jobs/run-lane';

/** Two crawls at a time, on all machines together. */
const crawls = { queue: 'crawls', slots: 2, lock: 730_142_004 } as const;

/**
 * Runs the crawls that wait, oldest first, until none is left that this process could take on.
 * Resolves when the ones that it took on are over. Calls while it is at work join in.
 */
export function runWaitingCrawls(payload: Payload): Promise<void> {
  return runLane(payload, crawls);
}
