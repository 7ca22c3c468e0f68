import type { Payload } from 'payload';
import { stoppingSignal } from '../stopping';

/** Queues that are worked through together, several jobs at a time, beside the other lanes. */
interface Lane {
  queues: readonly string[];
  /** Jobs at a time, counted over all processes. */
  slots: number;
  /** First number of this lane’s advisory locks, 32 bits; no other program may use it. */
  lock: number;
  /** The task’s handler logs what is worth a line: a mail that is tried again is an everyday thing. */
  isQuiet?: boolean;
  /** The tasks with a schedule are queued when this lane is looked at. */
  isScheduled?: boolean;
}

/**
 * Every queue belongs to one lane: a job in a queue without one waits for ever. `default` is Payload’s
 * own, for scheduled publishing.
 */
const lanes = {
  mail: { queues: ['mail'], slots: 8, lock: 730_142_001, isQuiet: true },
  rest: { queues: ['default', 'housekeeping'], slots: 4, lock: 730_142_002, isScheduled: true },
  scans: { queues: ['scans'], slots: 4, lock: 730_142_003 },
  crawls: { queues: ['crawls'], slots: 2, lock: 730_142_004 },
} satisfies Record<string, Lane>;

export type LaneName = keyof typeof lanes;

/** As much of a connection as is needed here. */
interface Client {
  query(sql: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

interface Claimed {
  job: number;
  slot: number;
}

const isDue = `
  select id, processing from payload_jobs
   where queue = any($1) and completed_at is null and has_error is not true
     and (wait_until is null or wait_until <= now())`;
/** More than other processes can hold at a time. */
const dueJobs = `${isDue} and id <> all($2) order by id limit 50`;
const sameJob = `${isDue} and id = $2`;

/** Jobs have their id, slots are counted downwards from -1: all are locks of one lane. */
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

/** A free slot, here or elsewhere. PostgreSQL gives a session its own lock twice, so ours are named. */
async function takeSlot(client: Client, lane: Lane, ours: ReadonlySet<number>) {
  for (let slot = 0; slot < lane.slots; slot += 1) {
    if (!ours.has(slot) && (await lock(client, lane, slotKey(slot)))) return slot;
  }
  return null;
}

/**
 * The oldest job that no process runs. A process holds the lock of each job that it runs, so one that
 * is marked as running without a lock has lost its process.
 */
async function takeJob(payload: Payload, client: Client, lane: Lane, except: readonly number[]) {
  const { rows } = await client.query(dueJobs, [lane.queues, except]);
  for (const row of rows) {
    const id = Number(row.id);
    if (!(await lock(client, lane, id))) continue;
    // It may have been finished between the question and the lock.
    const [job] = (await client.query(sameJob, [lane.queues, id])).rows;
    if (job) {
      if (job.processing) payload.logger.warn(`Job ${id} was cut off and runs again.`);
      return id;
    }
    await unlock(client, lane, id);
  }
  return null;
}

/** Payload asks which schedules are due and then inserts jobs, without a lock of its own. */
async function queueScheduled(payload: Payload, client: Client, lane: Lane): Promise<void> {
  if (!(await lock(client, lane, scheduleKey))) return;
  await payload.jobs.handleSchedules({ allQueues: true });
  await unlock(client, lane, scheduleKey);
}

interface LaneState {
  current: Promise<void> | null;
  /** Asked for since the last look at the queues. */
  isWanted: boolean;
  wake: () => void;
}

/** On a global symbol: Next may hold one copy of this file for each route. */
const KEY = Symbol.for('site.jobs.lanes');

function stateOf(payload: Payload, lane: Lane): LaneState {
  const holder = globalThis as { [KEY]?: WeakMap<object, Map<number, LaneState>> };
  holder[KEY] ??= new WeakMap();
  const ofPool = holder[KEY].get(payload.db.pool) ?? new Map<number, LaneState>();
  holder[KEY].set(payload.db.pool, ofPool);
  const state = ofPool.get(lane.lock) ?? { current: null, isWanted: false, wake: () => {} };
  ofPool.set(lane.lock, state);
  return state;
}

/** Looks for work until there is none, on one connection, which holds all locks of this process. */
async function work(payload: Payload, lane: Lane, state: LaneState, client: Client) {
  const running = new Map<Promise<Claimed>, Claimed>();
  /** Jobs that Payload could not even begin, and why; the next round tries them again. */
  const unrunnable = new Map<number, unknown>();
  const stopping = stoppingSignal();
  const silent = { info: true, error: lane.isQuiet === true };
  const ours = (key: keyof Claimed) => [...running.values()].map((claimed) => claimed[key]);

  async function takeOn(): Promise<boolean> {
    const slot = await takeSlot(client, lane, new Set(ours('slot')));
    if (slot === null) return false;
    const job = await takeJob(payload, client, lane, [...ours('job'), ...unrunnable.keys()]);
    if (job === null) {
      await unlock(client, lane, slotKey(slot));
      return false;
    }
    const claimed = { job, slot };
    const end = payload.jobs
      .runByID({ id: job, silent })
      .catch((error: unknown) => void unrunnable.set(job, error))
      .then(() => claimed);
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
    // Without the connection its locks are gone; the jobs finish all the same.
    await Promise.all(running.keys());
  }
  const [problem] = unrunnable.values();
  if (problem) throw problem;
}

async function connectAndWork(payload: Payload, lane: Lane, state: LaneState): Promise<void> {
  const client = await payload.db.pool.connect();
  let failure: Error | undefined;
  try {
    await work(payload, lane, state, client);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // A connection that may still hold locks must not go back to the pool.
    client.release(failure);
  }
}

async function workWhileWanted(payload: Payload, lane: Lane, state: LaneState): Promise<void> {
  try {
    // A request may ask just when the last look was taken.
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
 * Runs the jobs of some lanes that are due, oldest first, each job in one process at a time. Call it
 * inside a request of Next's: only there can a job make pages new.
 *
 * Resolves when there is nothing left that this process could take on. A call while a lane is at work
 * gets the same promise, and the queues are looked at again. A job whose process died has lost its
 * lock and runs again with the next look, so its handler must stand being run twice.
 *
 * @throws what kept a job from being begun, after the others have run
 */
export async function runDueJobs(
  payload: Payload,
  names: readonly LaneName[] = ['mail', 'rest'],
): Promise<void> {
  const ended = await Promise.allSettled(names.map((name) => runLane(payload, lanes[name])));
  // What the other jobs have to tell goes out at once.
  if (names.includes('rest')) await runLane(payload, lanes.mail);
  const failed = ended.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
