import path from 'node:path';
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, UpdateJobsArgs } from 'payload';
import { confirmCommits, rememberOutcomes } from './after-commit';
import { boundSearchCounts } from './bound-counts';
import { guardQueries } from './guard-queries';
import { closePool, rememberPool } from './open-pools';

/** Typed by Payload's adapter: its copy of pg may differ from ours. */
type Pool = PostgresAdapter['pool'];
/** pg's types omit the connection. */
type PoolClient = {
  query(...args: unknown[]): unknown;
  connection: { stream: { destroy(): void } };
};
type PoolConfig = PostgresAdapter['poolOptions'];

type DatabaseSettings = {
  connectionString: string;
  maxConnections?: number;
  /** Time limit of a statement in milliseconds; 0 for none. Default 30,000. */
  statementTimeoutMs?: number;
};

/** PostgreSQL answers its own limit within this time, unless the network swallows packets. */
const answerLimitMs = 5_000;

/** Limits that turn a hang into an error. */
export function poolSettings(settings: DatabaseSettings): PoolConfig {
  const statementTimeout = settings.statementTimeoutMs ?? 30_000;
  return {
    connectionString: settings.connectionString,
    max: settings.maxConnections ?? 10,
    // By default pg waits for ever for a free connection.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeout,
    ...(statementTimeout > 0 ? { query_timeout: statementTimeout + answerLimitMs } : {}),
    // Frees the locks of an abandoned transaction.
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'site',
  };
}

/** Of pg: the statement may still run, so the next one would wait behind it. */
const isSilence = (error: unknown) =>
  error instanceof Error && error.message === 'Query read timeout';

/** Ends a connection on which an answer did not come in time: its transaction can't be undone. */
function endSilentConnection(client: PoolClient): void {
  const query = client.query.bind(client);
  const guarded = (...args: unknown[]) => {
    const result = query(...args);
    if (result instanceof Promise) {
      result.catch((error) => isSilence(error) && client.connection.stream.destroy());
    }
    return result;
  };
  Object.assign(client, { query: guarded });
}

/** Node ends a process that loses a connection without a listener; the pool covers idle ones. */
export function surviveLostConnections(pool: Pool, warn: (message: string) => void): void {
  pool.on('connect', (client) => {
    client.on('error', () => {});
    endSilentConnection(client as unknown as PoolClient);
  });
  pool.on('error', (error) => {
    warn(`A database connection was lost and will be replaced: ${error.message}`);
  });
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
    const found = await adapter.findOne<{ id: number }>({ collection, where, req });
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
      deleteOnlyWhatIsThere(adapter);
      boundSearchCounts(adapter);
      guardQueries(adapter);
      confirmCommits(adapter);
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
