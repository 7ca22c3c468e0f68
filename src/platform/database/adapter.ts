import path from 'node:path';
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, UpdateJobsArgs } from 'payload';
import { runWaitingAfterCommit } from './after-commit';
import { refuseCostlyQuestions } from './costly-questions';
import { refuseHiddenOrders } from './hidden-order';
import { closePool, rememberPool } from './open-pools';
import { Refusal } from './refusal';

/**
 * What PostgreSQL says to a value that can't be: text for a number, a number that is too large, a
 * text with a zero byte, a page before the first.
 */
const codes: ReadonlySet<unknown> = new Set(['22P02', '22003', '22021', '2201W', '2201X']);

/** What is asked with conditions that somebody outside may write. */
const questions = [
  'find',
  'findOne',
  'findDistinct',
  'findVersions',
  'findGlobalVersions',
  'queryDrafts',
  'count',
  'countVersions',
  'countGlobalVersions',
  'updateMany',
  'deleteMany',
] as const;

function impossibleValue(cause: unknown): Refusal {
  const refusal = new Refusal('The request holds a value that can’t be.', 400);
  return Object.assign(refusal, { cause });
}

function isImpossible(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && codes.has(each.code)) return true;
  }
  return false;
}

/**
 * Tells whoever asks for something impossible (`?where[id][equals]=99999999999`) that it is their
 * mistake. Payload alone hands such values to the database, and its error on as a fault of ours.
 */
function refuseImpossibleValues(adapter: PostgresAdapter): void {
  for (const name of questions) {
    const ask = adapter[name] as (args: unknown) => Promise<unknown>;
    const refusing = async (args: unknown) => {
      try {
        return await ask.call(adapter, args);
      } catch (error) {
        throw isImpossible(error) ? impossibleValue(error) : error;
      }
    };
    Object.assign(adapter, { [name]: refusing });
  }
}

/** As Payload's adapter types it: its copy of pg is not necessarily ours. */
type Pool = PostgresAdapter['pool'];
type PoolConfig = PostgresAdapter['poolOptions'];

/** How the CMS talks to PostgreSQL. */
type DatabaseSettings = {
  connectionString: string;
  /** Upper bound of connections of this process. Default 10. */
  maxConnections?: number;
  /** Milliseconds after which PostgreSQL gives up on one statement; 0 for no limit. Default 30,000. */
  statementTimeoutMs?: number;
};

/** Limits that turn a silent hang into an error somebody can read. */
function poolSettings(settings: DatabaseSettings): PoolConfig {
  return {
    connectionString: settings.connectionString,
    max: settings.maxConnections ?? 10,
    // Without this, pg waits for ever when every connection is taken.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: settings.statementTimeoutMs ?? 30_000,
    // Frees the locks of a transaction that its owner forgot or lost.
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'site',
  };
}

/**
 * Keeps the process alive when PostgreSQL closes connections (restart, failover, administrator).
 *
 * pg reports a lost connection as an `error` event, and Node ends a process whose `error` event
 * nobody hears. The pool hears its idle connections only, so each connection gets a listener of its
 * own for the time it is in use; the query that was running fails with the same error anyway.
 */
function surviveLostConnections(pool: Pool, warn: (message: string) => void): void {
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => {
    warn(`A database connection was lost and will be replaced: ${error.message}`);
  });
}

type Drizzle = PostgresAdapter['drizzle'];
type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

/** What became of each transaction: resolved once PostgreSQL has confirmed its commit. */
const outcomes = new WeakMap<object, Promise<unknown>>();

/**
 * Makes a commit that PostgreSQL did not confirm an error.
 *
 * Payload 3 swallows it: when the connection is lost between the last statement and the commit, a
 * save is reported as done although nothing of it is there. Call after the adapter has connected,
 * each time it does.
 */
function rememberOutcomes(adapter: PostgresAdapter): void {
  const { drizzle } = adapter;
  const begin = drizzle.transaction.bind(drizzle);
  drizzle.transaction = ((run, options) => {
    const outcome: Promise<unknown> = begin((transaction: Transaction) => {
      outcomes.set(transaction, outcome);
      return run(transaction);
    }, options);
    // Whoever commits hears of it; a transaction that is rolled back has nobody who waits.
    outcome.catch(() => {});
    return outcome;
  }) as Drizzle['transaction'];
}

/** The other half of {@link rememberOutcomes}: waits for the outcome when committing. */
function reportFailedCommits(adapter: PostgresAdapter): void {
  const commit = adapter.commitTransaction.bind(adapter);
  adapter.commitTransaction = async (id) => {
    const session = adapter.sessions[(await id) as string];
    const outcome = session ? outcomes.get(session.db) : undefined;
    await commit(id);
    await outcome?.catch((cause: unknown) => {
      throw new Error('PostgreSQL did not confirm that the change is stored.', { cause });
    });
  };
}

/**
 * Rolls back when a job can’t be updated. Payload begins a transaction for that and forgets it, which
 * would keep its locks and its connection.
 */
function rollBackFailedJobUpdates(adapter: PostgresAdapter): void {
  const updateJobs = adapter.updateJobs.bind(adapter);

  adapter.updateJobs = async (args: UpdateJobsArgs) => {
    try {
      return await updateJobs(args);
    } catch (error) {
      const transactionID = await args.req?.transactionID;
      if (transactionID) await adapter.rollbackTransaction(transactionID);
      throw error;
    }
  };
}

/**
 * Lets a document that is not there be deleted without a fault. Payload looks for it twice, the second
 * time without the tables that its conditions speak of, and PostgreSQL refuses that.
 */
function deleteOnlyWhatIsThere(adapter: PostgresAdapter): void {
  const deleteOne = adapter.deleteOne.bind(adapter);
  adapter.deleteOne = async (args) => {
    const { collection, where, req } = args;
    const found = await adapter.findOne<{ id: number }>({
      collection,
      where,
      ...(req ? { req } : {}),
    });
    if (!found) return null as never;
    return deleteOne({ ...args, where: { id: { equals: found.id } } });
  };
}

/**
 * Payload's PostgreSQL adapter as this project uses it. Loaded by the site, by the task processes
 * and by Payload's command line, so it must not import anything of Next's.
 *
 * The schema is changed by committed migrations only: `push` would change it behind their back and
 * make the next `migrate` stop at a question that nobody is there to answer.
 */
export function createDatabaseAdapter(
  settings: DatabaseSettings & { migrationDir?: string },
): DatabaseAdapterObj<PostgresAdapter> {
  const base = postgresAdapter({
    pool: poolSettings(settings),
    push: false,
    migrationDir:
      settings.migrationDir ?? path.resolve(/* turbopackIgnore: true */ 'src/migrations'),
    // One JSON column per page instead of a table per block and per version of a block.
    blocksAsJSON: true,
    // Two processes that both create it race; whoever runs PostgreSQL creates the database.
    disableCreateDatabase: true,
  });

  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args);
      rollBackFailedJobUpdates(adapter);
      refuseImpossibleValues(adapter);
      deleteOnlyWhatIsThere(adapter);
      refuseCostlyQuestions(adapter);
      refuseHiddenOrders(adapter);
      reportFailedCommits(adapter);
      runWaitingAfterCommit(adapter);
      connectThroughResilientPool(adapter);
      return adapter;
    },
  };
}

/**
 * Hands Payload a pool that is ready, so that it skips its own: that one never hears about lost
 * connections and keeps one connection for ever (payloadcms/payload#17831), which makes closing
 * the pool wait for ever, too.
 */
function connectThroughResilientPool(adapter: PostgresAdapter): void {
  const connect = adapter.connect?.bind(adapter);
  // Payload waits for this promise only while it connects; a failed start reports its own error.
  adapter.initializing.catch(() => {});

  adapter.connect = async (options) => {
    if (!adapter.pool) {
      const pool = new adapter.pg.Pool(adapter.poolOptions);
      surviveLostConnections(pool, (message) => adapter.payload.logger.warn(message));
      try {
        const client = await pool.connect();
        client.release();
      } catch (error) {
        await pool.end();
        adapter.rejectInitializing();
        throw new Error('PostgreSQL can’t be reached.', { cause: error });
      }
      adapter.pool = pool;
      rememberPool(pool);
    }
    await connect?.(options);
    rememberOutcomes(adapter);
  };
}

/** Ends the connections that a Payload instance holds, which its own `destroy` leaves open. */
export async function closeDatabase(payload: { db: unknown }): Promise<void> {
  const { pool } = payload.db as PostgresAdapter;
  if (pool) await closePool(pool);
}
