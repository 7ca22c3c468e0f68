import type { Payload } from 'payload';
import { reapStuckJobs } from './reap-stuck-jobs';

/** Jobs that one round takes on side by side, and rounds before the caller hears back. */
const JOBS_PER_ROUND = 10;
const ROUNDS = 5;

const SCHEDULE_LOCK = 7_301_420_027;

/**
 * Queues what is scheduled, unless another process is doing so: Payload reads and then inserts
 * without a lock, so two of them could queue the same thing twice.
 */
async function queueScheduledJobs(payload: Payload): Promise<void> {
  const client = await payload.db.pool.connect();
  try {
    const attempt = await client.query('select pg_try_advisory_lock($1) as locked', [
      SCHEDULE_LOCK,
    ]);
    if (!attempt.rows[0]?.locked) return;
    try {
      await payload.jobs.handleSchedules({ allQueues: true });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [SCHEDULE_LOCK]);
    }
  } finally {
    client.release();
  }
}

/**
 * Runs the jobs that are due, of all queues, until there are none or the rounds are used up. Call
 * it inside a request of Next's: only there a job can make pages new.
 */
export async function runDueJobs(payload: Payload, stuckAfterMs?: number): Promise<void> {
  const reaped = await reapStuckJobs(payload, stuckAfterMs);
  if (reaped) payload.logger.warn(`${reaped} unfinished job(s) of a process that died run again.`);
  await queueScheduledJobs(payload);
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await payload.jobs.run({
      allQueues: true,
      limit: JOBS_PER_ROUND,
      // Every few seconds a line that nothing happened would hide the lines that matter.
      silent: { info: true },
    });
    if (result.noJobsRemaining) return;
  }
}
