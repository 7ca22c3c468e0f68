import type { PostgresAdapter } from '@payloadcms/db-postgres';

/** As Payload's adapter types it: its copy of pg is not necessarily ours. */
type Pool = PostgresAdapter['pool'];
type PoolConfig = PostgresAdapter['poolOptions'];

/** How the CMS talks to PostgreSQL. */
export type DatabaseSettings = {
  connectionString: string;
  /** Upper bound of connections of this process. Default 10. */
  maxConnections?: number;
  /** Milliseconds after which PostgreSQL gives up on one statement; 0 for no limit. Default 30,000. */
  statementTimeoutMs?: number;
};

/** Limits that turn a silent hang into an error somebody can read. */
export function poolSettings(settings: DatabaseSettings): PoolConfig {
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
export function surviveLostConnections(pool: Pool, warn: (message: string) => void): void {
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => {
    warn(`A database connection was lost and will be replaced: ${error.message}`);
  });
}
