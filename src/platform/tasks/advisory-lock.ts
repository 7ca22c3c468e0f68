import pg from 'pg';

/** Any two programs that prepare the same database must agree on this number. */
const PREPARATION_LOCK = 7_301_420_026;

/**
 * Holds the database for one preparation at a time, on a connection of its own: a lock of the pool
 * would wander from one connection to another. It ends with the connection, so a process that dies
 * blocks nobody. Needs a direct connection or a pooler in session mode.
 *
 * `onWait` is called once if somebody else is at it. If the connection is lost, the process ends:
 * it no longer knows that it is alone.
 */
export async function withPreparationLock<T>(
  connectionString: string,
  prepare: () => Promise<T>,
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
    return await prepare();
  } finally {
    await client.end();
  }
}
