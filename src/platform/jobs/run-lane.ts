import type { Payload } from 'payload';
import { stoppingSignal } from '../stopping';

/** As much of a connection as is needed here. */
interface Client {
  query(sql: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** A queue whose jobs take long, worked through beside the others. */
export interface Lane {
  queue: string;
  /** Jobs at a time, counted over all processes. */
  slots: number;
  /** First number of this lane’s advisory locks, 32 bits; no other program may use it. */
  lock: number;
}

interface Claimed {
  job: number;
  slot: number;
}

const isDue = `
  select id, processing from payload_jobs
   where queue = $1 and completed_at is null and has_error is not true
     and (wait_until is null or wait_until <= now())`;
const dueJobs = `${isDue} order by id`;
const sameJob = `${isDue} and id = $2`;

/** Slots are counted downwards from -1, jobs upwards: both are locks of one lane. */
const slotKey = (slot: number) => -1 - slot;

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

/** A slot that nobody uses, here or elsewhere. A session gets its own lock twice, so ours are named. */
async function takeSlot(client: Client, lane: Lane, ours: ReadonlySet<number>) {
  for (let slot = 0; slot < lane.slots; slot += 1) {
    if (!ours.has(slot) && (await lock(client, lane, slotKey(slot)))) return slot;
  }
  return null;
}

/**
 * The oldest job that nobody is at work on. Whoever works on a job holds its lock; one that is marked
 * as running without one has lost its process.
 */
async function takeJob(payload: Payload, client: Client, lane: Lane, ours: ReadonlySet<number>) {
  const { rows } = await client.query(dueJobs, [lane.queue]);
  for (const row of rows) {
    const id = Number(row.id);
    if (ours.has(id) || !(await lock(client, lane, id))) continue;
    // It may have been finished between the question and the lock.
    const [job] = (await client.query(sameJob, [lane.queue, id])).rows;
    if (job) {
      if (job.processing) payload.logger.warn(`Job ${id} was cut off and runs again.`);
      return id;
    }
    await unlock(client, lane, id);
  }
  return null;
}

interface LaneState {
  current: Promise<void> | null;
  /** Asked for since the last look at the queue. */
  isWanted: boolean;
  wake: () => void;
}

/** On a global symbol: Next may hold one copy of this file for each route. */
const KEY = Symbol.for('site.jobs.lanes');

function stateOf(payload: Payload, { queue }: Lane): LaneState {
  const holder = globalThis as { [KEY]?: WeakMap<object, Map<string, LaneState>> };
  holder[KEY] ??= new WeakMap();
  const ofPool = holder[KEY].get(payload.db.pool) ?? new Map<string, LaneState>();
  holder[KEY].set(payload.db.pool, ofPool);
  const state = ofPool.get(queue) ?? { current: null, isWanted: false, wake: () => {} };
  ofPool.set(queue, state);
  return state;
}

async function run(payload: Payload, id: number): Promise<void> {
  try {
    await payload.jobs.runByID({ id, silent: { info: true, error: false } });
  } catch (error) {
    payload.logger.error({ err: error, msg: `Job ${id} could not be run.` });
  }
}

/** Looks for work until there is none, on one connection, which holds all locks of this process. */
async function work(payload: Payload, lane: Lane, state: LaneState, client: Client) {
  const running = new Map<Promise<Claimed>, Claimed>();
  const stopping = stoppingSignal();
  const ours = (key: keyof Claimed) =>
    new Set([...running.values()].map((claimed) => claimed[key]));

  async function takeOn(): Promise<boolean> {
    const slot = await takeSlot(client, lane, ours('slot'));
    if (slot === null) return false;
    const job = await takeJob(payload, client, lane, ours('job'));
    if (job === null) {
      await unlock(client, lane, slotKey(slot));
      return false;
    }
    const claimed = { job, slot };
    const end = run(payload, job).then(() => claimed);
    running.set(end, claimed);
    return true;
  }

  try {
    for (;;) {
      const woken = new Promise<null>((resolve) => {
        state.wake = () => resolve(null);
      });
      state.isWanted = false;
      while (!stopping.aborted && (await takeOn()));
      if (running.size === 0 && (!state.isWanted || stopping.aborted)) return;
      const ended = await Promise.race([woken, ...running.keys()]);
      for (const [end, claimed] of running) {
        if (claimed !== ended) continue;
        running.delete(end);
        await unlock(client, lane, claimed.job);
        await unlock(client, lane, slotKey(claimed.slot));
      }
    }
  } finally {
    // Without its connection nobody knows that they are at work; they finish all the same.
    await Promise.all(running.keys());
  }
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
    // A connection that may still hold locks is not given to anybody else.
    client.release(failure);
  }
}

async function workWhileWanted(payload: Payload, lane: Lane, state: LaneState): Promise<void> {
  try {
    // Somebody may ask just when the last look was taken.
    do await connectAndWork(payload, lane, state);
    while (state.isWanted && !stoppingSignal().aborted);
  } finally {
    state.current = null;
  }
}

/**
 * Works through a queue of its own, several jobs at a time over all processes, oldest first. Resolves
 * when there is nothing left that this process could take on. Whoever calls while it is at work gets
 * the same promise, and the queue is looked at again.
 *
 * A job whose process died has lost its lock and is run again by whoever looks next; its handler
 * decides how often.
 */
export function runLane(payload: Payload, lane: Lane): Promise<void> {
  const state = stateOf(payload, lane);
  state.isWanted = true;
  state.wake();
  state.current ??= workWhileWanted(payload, lane, state);
  return state.current;
}
