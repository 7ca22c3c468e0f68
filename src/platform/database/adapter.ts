import path from 'node:path';
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, UpdateJobsArgs } from 'payload';
import { runWaitingAfterCommit } from './after-commit';
import { closePool, rememberPool } from './open-pools';
import { Refusal } from './refusal';
import { refuseCostlyQuestions } from './refuse-costly-queries';
import { refuseHiddenOrders } from './refuse-hidden-orders';

/**
 * PostgreSQL's codes for impossible values: text for a number, an overflow, a zero byte, a page
 * before the first.
 */
const codes: ReadonlySet<unknown> = new Set(['22P02', '22003', '22021', '2201W', '2201X']);

/** Methods that take conditions from outside. */
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
 * Answers impossible values (`?where[id][equals]=99999999999`) with 400. Payload alone passes the
 * database's error on as 500.
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

/** Typed by Payload's adapter: its copy of pg may differ from ours. */
type Pool = PostgresAdapter['pool'];
type PoolConfig = PostgresAdapter['poolOptions'];

type DatabaseSettings = {
  connectionString: string;
  /** Maximum connections of this process. Default 10. */
  maxConnections?: number;
  /** Time limit of a statement in milliseconds; 0 for none. Default 30,000. */
  statementTimeoutMs?: number;
};

/** Limits that turn a hang into an error. */
function poolSettings(settings: DatabaseSettings): PoolConfig {
  return {
    connectionString: settings.connectionString,
    max: settings.maxConnections ?? 10,
    // By default pg waits for ever for a free connection.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: settings.statementTimeoutMs ?? 30_000,
    // Frees the locks of an abandoned transaction.
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'site',
  };
}

/**
 * PostgreSQL may close connections (restart, failover, administrator), and Node ends a process
 * without a listener for `error`. The pool listens on idle connections only.
 */
function surviveLostConnections(pool: Pool, warn: (message: string) => void): void {
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => {
    warn(`A database connection was lost and will be replaced: ${error.message}`);
  });
}

type Drizzle = PostgresAdapter['drizzle'];
type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

/** Outcome per transaction: resolved once PostgreSQL has confirmed the commit. */
const outcomes = new WeakMap<object, Promise<unknown>>();

/** Payload 3 reports a connection lost before the commit as a success; this makes it an error. */
function rememberOutcomes(adapter: PostgresAdapter): void {
  const { drizzle } = adapter;
  const begin = drizzle.transaction.bind(drizzle);
  drizzle.transaction = ((run, options) => {
    const outcome: Promise<unknown> = begin((transaction: Transaction) => {
      outcomes.set(transaction, outcome);
      return run(transaction);
    }, options);
    // The commit awaits it; after a rollback nothing does.
    outcome.catch(() => {});
    return outcome;
  }) as Drizzle['transaction'];
}

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

/** Payload leaves the transaction of a failed update open, with its locks and connection. */
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

/** Payload's deletion fails for a missing document: its second query lacks joined tables. */
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
 * Payload's PostgreSQL adapter with this project's fixes; it must not import Next. `push` would
 * bypass the committed migrations, and make the next `migrate` wait for an answer.
 */
export function createDatabaseAdapter(
  settings: DatabaseSettings & { migrationDir?: string },
): DatabaseAdapterObj<PostgresAdapter> {
  const base = postgresAdapter({
    pool: poolSettings(settings),
    push: false,
    migrationDir:
      settings.migrationDir ?? path.resolve(/* turbopackIgnore: true */ 'src/migrations'),
    // One JSON column per page instead of a table per block and version.
    blocksAsJSON: true,
    // Two processes that create it would race; the operator creates the database.
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

/** Payload's own pool never handles lost connections and leaks one (payloadcms/payload#17831). */
function connectThroughResilientPool(adapter: PostgresAdapter): void {
  const connect = adapter.connect?.bind(adapter);
  // Payload awaits this promise only while connecting; a failed start reports its own error.
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

/** Ends the connections, which Payload's `destroy` leaves open. */
export async function closeDatabase(payload: { db: unknown }): Promise<void> {
  const { pool } = payload.db as PostgresAdapter;
  if (pool) await closePool(pool);
}
