import type { Payload } from 'payload';

/**
 * Longer than any job may take, counted from when it was claimed: Payload gives no sign of life
 * while a job runs, so one that takes longer would be run a second time beside itself.
 */
const STUCK_AFTER_MS = 10 * 60_000;

/**
 * Gives back the jobs that a dead process had claimed; nobody else would ever run them. Returns how
 * many. They run again from the step they were at, so a job must stand being run twice.
 */
export async function reapStuckJobs(
  payload: Payload,
  stuckAfterMs = STUCK_AFTER_MS,
): Promise<number> {
  const { rowCount } = await payload.db.pool.query(
    `update payload_jobs set processing = false
      where processing and updated_at <= now() - $1 * interval '1 millisecond'`,
    [stuckAfterMs],
  );
  return rowCount ?? 0;
}
