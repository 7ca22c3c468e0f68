import pg from 'pg';

/** Every program that prepares the same database must use this number. */
const PREPARATION_LOCK = 7_301_420_026;

/**
 * Holds a lock during a preparation on a connection of its own, in session mode: a dead process
 * blocks nothing. A lost connection ends the process, as its lock is gone.
 * @param onWait called once while another process holds the lock
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
