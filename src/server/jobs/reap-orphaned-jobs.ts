import type { Payload } from 'payload';

/**
 * Gives back the jobs that a process had claimed when it died or lost the database; nobody else
 * would ever run them. Only for whoever holds the lock of the job runner: then nobody is at work
 * on them. Returns how many. They run again from the step they were at, so a job must stand being
 * run twice.
 */
export async function reapOrphanedJobs(payload: Payload): Promise<number> {
  const { rowCount } = await payload.db.pool.query(
    'update payload_jobs set processing = false where processing',
  );
  return rowCount ?? 0;
}
