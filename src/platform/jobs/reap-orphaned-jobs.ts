import type { Payload } from 'payload';
import { jobQueues } from './queues';

/**
 * Gives back the jobs that a process had claimed when it died or lost the database; nobody else
 * would ever run them. Only for whoever holds the lock of the job runner: then nobody is at work
 * on them. Returns how many. They run again from the step they were at, so a job must stand being
 * run twice. Queues with a runner of their own are left to it.
 */
export async function reapOrphanedJobs(payload: Payload): Promise<number> {
  const { rowCount } = await payload.db.pool.query(
    'update payload_jobs set processing = false where processing and queue = any($1)',
    [jobQueues],
  );
  return rowCount ?? 0;
}
