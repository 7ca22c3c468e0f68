import path from 'node:path';
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { runWaitingAfterCommit } from './after-commit';
import { claimJobsAtomically } from './atomic-job-claim';
import { refuseCostlyQuestions } from './costly-questions';
import { refuseHiddenOrders } from './hidden-order';
import { rememberOutcomes, reportFailedCommits } from './honest-commit';
import { refuseImpossibleValues } from './impossible-values';
import { deleteOnlyWhatIsThere } from './missing-document';
import { closePool, rememberPool } from './open-pools';
import { type DatabaseSettings, poolSettings, surviveLostConnections } from './resilient-pool';

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
      claimJobsAtomically(adapter);
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
