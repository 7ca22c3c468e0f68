import type { Payload } from 'payload';
import { sharedState } from '../shared-state';
import { rememberPool } from './open-pools';

/** Of an answer from memory: a busy machine may need this long for a new one. */
const longestTrustMs = 15_000;
/** Checks are at least this far apart, however often a load balancer asks. */
const betweenChecksMs = 2_000;
/** The wait for a running check before an answer from memory. */
const patienceMs = 1_000;
const limitMs = 8_000;

/** A table of the connection: a new page and a commit need what every other write needs. */
const write = `set client_min_messages = warning;
  begin;
  create temp table if not exists readiness (id int) on commit delete rows;
  insert into readiness values (1);
  commit`;

type Pool = Payload['db']['pool'];

interface Readiness {
  pool: Pool | null;
  check: Promise<boolean> | null;
  checkedAt: number;
  succeededAt: number;
}

/** A connection of its own: the site's may all be busy with visitors. */
function ownPool({ db: { pg, poolOptions } }: Payload): Pool {
  if (!pg) throw new Error('The database is not connected yet.');
  const pool = new pg.Pool({
    ...poolOptions,
    max: 1,
    query_timeout: limitMs,
    application_name: 'site-readiness',
  });
  pool.on('error', () => {});
  rememberPool(pool);
  return pool;
}

async function writeOnce(state: Readiness, payload: Payload): Promise<boolean> {
  state.checkedAt = Date.now();
  state.pool ??= ownPool(payload);
  const client = await state.pool.connect();
  try {
    await client.query(write);
    client.release();
    state.succeededAt = Date.now();
    return true;
  } catch (error) {
    // It may be in an aborted transaction, or silent.
    client.release(error as Error);
    throw error;
  }
}

/** True if the database can be written to: a full disk or a standby can still be read. */
export async function isReady(payload: Payload): Promise<boolean> {
  const state = sharedState(
    'readiness',
    (): Readiness => ({ pool: null, check: null, checkedAt: 0, succeededAt: 0 }),
  );
  const isKnown = () => Date.now() - state.succeededAt < longestTrustMs;
  if (Date.now() - state.checkedAt >= betweenChecksMs || state.succeededAt < state.checkedAt) {
    state.check ??= writeOnce(state, payload)
      .catch(() => {
        state.succeededAt = 0;
        return false;
      })
      .finally(() => {
        state.check = null;
      });
  }
  if (!state.check) return isKnown();
  let limit: NodeJS.Timeout | undefined;
  const waited = new Promise<boolean>((resolve) => {
    limit = setTimeout(() => resolve(isKnown()), patienceMs);
  });
  return Promise.race([state.check, waited]).finally(() => clearTimeout(limit));
}
