import type { Payload } from 'payload';

async function migrationsDone(payload: Payload): Promise<string[]> {
  const { pool } = payload.db;
  const table = await pool.query("select to_regclass('payload_migrations') as name");
  if (table.rows[0]?.name === null) return [];
  const { rows } = await pool.query('select name, batch from payload_migrations');
  if (rows.some((row) => Number(row.batch) === -1)) {
    // Payload would stop here and wait for an answer.
    throw new Error(
      'This database was once changed by Payload’s development mode (“push”), so migrations can’t continue. Use an empty database, or one that only migrations have changed.',
    );
  }
  return rows.map((row) => String(row.name));
}

/** Returns the names of the migrations that were missing. */
export async function migrateDatabase(payload: Payload): Promise<string[]> {
  const before = await migrationsDone(payload);
  await payload.db.migrate();
  const after = await migrationsDone(payload);
  return after.filter((name) => !before.includes(name));
}
