import type { Payload } from 'payload';

/**
 * Every queue that is worked through one job after the other, in this order. `default` is Payload’s
 * own: scheduled publishing. `scans` and `crawls` take long and have runners of their own, see
 * `src/platform/jobs/run-lane.ts`. A job in a queue that nobody runs waits for ever.
 */
const jobQueues = ['default', 'mail', 'housekeeping'] as const;
type JobQueue = (typeof jobQueues)[number];

/**
 * Gives back the jobs that a process had claimed when it died or lost the database; nobody else
 * would ever run them. Only for whoever holds the lock of the job runner: then nobody is at work
 * on them. Returns how many. They run again from the step they were at, so a job must stand being
 * run twice. Queues with a runner of their own are left to it.
 */
async function reapOrphanedJobs(payload: Payload): Promise<number> {
  const { rowCount } = await payload.db.pool.query(
    'update payload_jobs set processing = false where processing and queue = any($1)',
    [jobQueues],
  );
  return rowCount ?? 0;
}

/** Jobs that one round takes on side by side, and rounds of a queue before the next has its turn. */
const JOBS_PER_ROUND = 20;
const ROUNDS = 25;

/** Held by whoever runs jobs, on any machine. It ends with its connection, so a crash frees it. */
const RUNNER_LOCK = 7_301_420_027;

/** A mail that is not out yet is an everyday thing; its handler says what is worth saying. */
const reportItself: ReadonlySet<JobQueue> = new Set(['mail']);

async function runQueue(payload: Payload, queue: JobQueue): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { noJobsRemaining } = await payload.jobs.run({
      queue,
      limit: JOBS_PER_ROUND,
      // Every few seconds a line that nothing happened would hide the lines that matter.
      silent: { info: true, error: reportItself.has(queue) },
    });
    if (noJobsRemaining) return;
  }
}

async function runRound(payload: Payload, queues: readonly JobQueue[]): Promise<void> {
  const client = await payload.db.pool.connect();
  try {
    const attempt = await client.query('select pg_try_advisory_lock($1) as locked', [RUNNER_LOCK]);
    if (!attempt.rows[0]?.locked) return;
    try {
      const orphaned = await reapOrphanedJobs(payload);
      if (orphaned) payload.logger.warn(`${orphaned} job(s) that were cut off run again.`);
      // Payload reads and then inserts without a lock of its own.
      await payload.jobs.handleSchedules({ allQueues: true });
      for (const queue of queues) await runQueue(payload, queue);
    } finally {
      // A lost connection has given the lock back already.
      await client.query('select pg_advisory_unlock($1)', [RUNNER_LOCK]).catch(() => {});
    }
  } finally {
    client.release();
  }
}

interface Runner {
  current: Promise<void> | null;
  /** Asked for since the round under way began. */
  wanted: Set<JobQueue>;
}

/** On a global symbol: Next may hold one copy of this file for each route. */
const KEY = Symbol.for('site.jobs.runner');

function runner(): Runner {
  const holder = globalThis as { [KEY]?: Runner };
  holder[KEY] ??= { current: null, wanted: new Set() };
  return holder[KEY];
}

/** One round after the other, until nobody has asked for another. */
async function work(payload: Payload, { wanted }: Runner): Promise<void> {
  while (wanted.size > 0) {
    const queues = jobQueues.filter((queue) => wanted.has(queue));
    wanted.clear();
    await runRound(payload, queues);
  }
}

/**
 * Runs the jobs that are due until there are none or the rounds are used up. Call it inside a
 * request of Next's: only there a job can make pages new.
 *
 * One process runs jobs at a time, and one round at a time in it. That makes it certain that a job
 * which is marked as running when a round begins has lost its process. Whoever asks while a round is
 * under way gets theirs after it; many who ask share one.
 */
export function runDueJobs(
  payload: Payload,
  queues: readonly JobQueue[] = jobQueues,
): Promise<void> {
  const state = runner();
  for (const queue of queues) state.wanted.add(queue);
  state.current ??= work(payload, state).finally(() => {
    state.current = null;
  });
  return state.current;
}
