import pg from 'pg';

/** Every program that prepares the same database must use this number. */
const PREPARATION_LOCK = 7_301_420_026;

/**
 * Holds a database lock during one preparation, on its own connection: pooled locks would move
 * between connections. It ends with the connection, so a dead process blocks nothing. Needs a
 * direct connection or a pooler in session mode.
 * `onWait` is called once while another process holds the lock. A lost connection ends the process,
 * as its lock is gone.
 */
export async function withPreparationLock<T>(
  connectionString: string,
  prepare: (client: pg.Client) => Promise<T>,
  onWait: () => void = () => {},
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    application_name: 'site-preparation',
    keepAlive: true,
  });
  await client.connect();
  client.on('error', (error) => {
    console.error('The connection that guards the preparation was lost:', error.message);
    process.exit(1);
  });
  try {
    const attempt = await client.query('select pg_try_advisory_lock($1) as locked', [
      PREPARATION_LOCK,
    ]);
    if (!attempt.rows[0]?.locked) {
      onWait();
      await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
    }
    return await prepare(client);
  } finally {
    await client.end();
  }
}
