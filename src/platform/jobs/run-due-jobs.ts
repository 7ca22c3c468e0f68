import type { NumberField, Payload } from 'payload';
import { metrics } from '../metrics';
import { sharedState } from '../shared-state';
import { stoppingSignal } from '../stopping';

/** Queues processed together, several jobs at a time, independent of other lanes. */
interface Lane {
  queues: readonly string[];
  /** Concurrent jobs over all processes. */
  slots: number;
  /** First of this lane's advisory locks, 32 bits; no other program may use it. */
  lock: number;
  /** Payload's log is silenced, and the task's handler logs: mail retries are routine. */
  isQuiet?: boolean;
  /** Scheduled tasks are queued when this lane is polled. */
  isScheduled?: boolean;
}

/** Every queue needs a lane, or its jobs never run. `default` is for scheduled publishing. */
const lanes = {
  mail: { queues: ['mail'], slots: 8, lock: 730_142_001, isQuiet: true },
  rest: { queues: ['default', 'housekeeping'], slots: 4, lock: 730_142_002, isScheduled: true },
  scans: { queues: ['scans'], slots: 4, lock: 730_142_003 },
  crawls: { queues: ['crawls'], slots: 2, lock: 730_142_004 },
} satisfies Record<string, Lane>;

export type LaneName = keyof typeof lanes;

interface Client {
  query(sql: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

interface Claimed {
  job: number;
  slot: number;
}

const isDue = `
  select id, processing, task_slug as task from payload_jobs
   where queue = any($1) and completed_at is null and has_error is not true
     and (wait_until is null or wait_until <= now())`;
/** More jobs than other processes can hold at a time. */
const dueJobs = `${isDue} and id <> all($2) order by id limit 50`;
const sameJob = `${isDue} and id = $2`;

/** A field of Payload's jobs. */
export const startsField: NumberField = {
  name: 'starts',
  type: 'number',
  defaultValue: 0,
  admin: { hidden: true },
};

/**
 * Counted before a job begins, so that a job whose result can't be stored (full disk) does not begin
 * again at every look. A job that was cut off once begins again at once.
 */
const noteStart = `
  update payload_jobs set starts = coalesce(starts, 0) + 1, wait_until = case
    when coalesce(starts, 0) < 2 then wait_until
    else now() + least(interval '1 hour', interval '5 seconds' * power(2, coalesce(starts, 0) - 2))
  end where id = $1`;

/** A job's lock is its id, slots count down from -1: all are locks of one lane. */
const slotKey = (slot: number) => -1 - slot;
const scheduleKey = 0;

async function lock(client: Client, lane: Lane, key: number): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as locked', [
    lane.lock,
    key,
  ]);
  return rows[0]?.locked === true;
}

async function unlock(client: Client, lane: Lane, key: number): Promise<void> {
  await client.query('select pg_advisory_unlock($1, $2)', [lane.lock, key]);
}

/** PostgreSQL grants a session its own lock twice, so this process's slots are excluded. */
async function takeSlot(client: Client, lane: Lane, ours: ReadonlySet<number>) {
  for (let slot = 0; slot < lane.slots; slot += 1) {
    if (!ours.has(slot) && (await lock(client, lane, slotKey(slot)))) return slot;
  }
  return null;
}

/** The oldest job that no process runs: one marked as running without a lock is orphaned. */
async function takeJob(
  payload: Payload,
  client: Client,
  lane: Lane,
  running: readonly number[],
  unrunnable: Map<number, unknown>,
) {
  const except = [...running, ...unrunnable.keys()];
  const { rows } = await client.query(dueJobs, [lane.queues, except]);
  for (const row of rows) {
    const id = Number(row.id);
    if (!(await lock(client, lane, id))) continue;
    // Another process may have finished it between the query and the lock.
    const [job] = (await client.query(sameJob, [lane.queues, id])).rows;
    const isOurs =
      job &&
      (await client.query(noteStart, [id]).then(
        () => true,
        (error: unknown) => void unrunnable.set(id, error),
      ));
    if (isOurs) {
      if (job.processing) payload.logger.warn(`Job ${id} was cut off and runs again.`);
      return { id, task: String(job.task) };
    }
    await unlock(client, lane, id);
  }
  return null;
}

/** Queues scheduled tasks under a lock, because Payload checks and inserts them without one. */
async function queueScheduled(payload: Payload, client: Client, lane: Lane): Promise<void> {
  if (!(await lock(client, lane, scheduleKey))) return;
  await payload.jobs.handleSchedules({ allQueues: true });
  await unlock(client, lane, scheduleKey);
}

interface LaneState {
  current: Promise<void> | null;
  /** True if a run was requested since the last poll. */
  isWanted: boolean;
  wake: () => void;
}

function stateOf(payload: Payload, lane: Lane): LaneState {
  const pools = sharedState('jobs.lanes', () => new WeakMap<object, Map<number, LaneState>>());
  const ofPool = pools.get(payload.db.pool) ?? new Map<number, LaneState>();
  pools.set(payload.db.pool, ofPool);
  const state = ofPool.get(lane.lock) ?? { current: null, isWanted: false, wake: () => {} };
  ofPool.set(lane.lock, state);
  return state;
}

/** Runs jobs until none is left, on one connection that holds this process's locks. */
async function work(payload: Payload, lane: Lane, state: LaneState, client: Client) {
  const running = new Map<Promise<Claimed>, Claimed>();
  /** Jobs that Payload could not start, with the error; the next round retries them. */
  const unrunnable = new Map<number, unknown>();
  const stopping = stoppingSignal();
  const silent = { info: true, error: lane.isQuiet === true };
  const ours = (key: keyof Claimed) => [...running.values()].map((claimed) => claimed[key]);

  async function runJob({ id, task }: { id: number; task: string }): Promise<void> {
    let outcome = 'not-run';
    try {
      const { jobStatus } = await payload.jobs.runByID({ id, silent });
      outcome = jobStatus?.[id]?.status ?? outcome;
    } catch (error) {
      unrunnable.set(id, error);
    }
    metrics().jobs.inc({ task, outcome });
  }

  async function takeOn(): Promise<boolean> {
    const slot = await takeSlot(client, lane, new Set(ours('slot')));
    if (slot === null) return false;
    const job = await takeJob(payload, client, lane, ours('job'), unrunnable);
    if (job === null) {
      await unlock(client, lane, slotKey(slot));
      return false;
    }
    const claimed = { job: job.id, slot };
    const end = runJob(job).then(() => claimed);
    running.set(end, claimed);
    return true;
  }

  try {
    for (;;) {
      const woken = new Promise<null>((resolve) => {
        state.wake = () => resolve(null);
      });
      if (state.isWanted) {
        state.isWanted = false;
        if (lane.isScheduled) await queueScheduled(payload, client, lane);
      }
      while (!stopping.aborted && (await takeOn()));
      if (running.size === 0 && (!state.isWanted || stopping.aborted)) break;
      const ended = await Promise.race([woken, ...running.keys()]);
      for (const [end, claimed] of running) {
        if (claimed !== ended) continue;
        running.delete(end);
        await unlock(client, lane, claimed.job);
        await unlock(client, lane, slotKey(claimed.slot));
      }
    }
  } finally {
    // A lost connection releases its locks; running jobs still finish.
    await Promise.all(running.keys());
  }
  const [problem] = unrunnable.values();
  if (problem) throw problem;
}

async function connectAndWork(payload: Payload, lane: Lane, state: LaneState): Promise<void> {
  const client = await payload.db.pool.connect();
  try {
    await work(payload, lane, state, client);
    client.release();
  } catch (error) {
    // A connection that may still hold locks must not return to the pool.
    client.release(error as Error);
    throw error;
  }
}

async function workWhileWanted(payload: Payload, lane: Lane, state: LaneState): Promise<void> {
  try {
    // A request may arrive just after the last poll.
    do await connectAndWork(payload, lane, state);
    while (state.isWanted && !stoppingSignal().aborted);
  } finally {
    state.current = null;
  }
}

function runLane(payload: Payload, lane: Lane): Promise<void> {
  const state = stateOf(payload, lane);
  state.isWanted = true;
  state.wake();
  state.current ??= workWhileWanted(payload, lane, state);
  return state.current;
}

/**
 * Runs the due jobs of some lanes, oldest first, each job in one process at a time. Call it inside
 * a Next request: only there can a job refresh pages. Concurrent calls share one run, which polls
 * again. A job whose process died runs again, so handlers must be safe to repeat.
 * @throws the error of a job that could not start, after the others have run
 */
export async function runDueJobs(
  payload: Payload,
  names: readonly LaneName[] = ['mail', 'rest'],
): Promise<void> {
  const ended = await Promise.allSettled(names.map((name) => runLane(payload, lanes[name])));
  // Mails queued by the other jobs are sent at once. A mail server that hangs delays only mails.
  if (names.includes('rest')) {
    const mails = runLane(payload, lanes.mail);
    if (names.includes('mail')) await mails;
    else mails.catch((err) => payload.logger.error({ err, msg: 'Mails could not be sent.' }));
  }
  const failed = ended.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
