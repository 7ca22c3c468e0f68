import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { migrations } from '@/migrations/index';
import { writeBackup } from '../backup/backup-command';
import { getEnv, namesOfSettings } from '../env';
import { OperatorError } from '../operator-error';
import { describeDataDir } from '../supervisor/data-dir';

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

/** An old version would read and write tables that it does not know. */
function refuseNewerDatabase(done: readonly string[]): void {
  const known = migrations.map(({ name }) => name);
  const unknown = done.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new OperatorError(
    `The database belongs to a newer version of the site (it has ${unknown.join(', ')}).\n` +
      'Start that version, or restore the copy from before its migration: docs/operations.md, “Rolling back”.',
  );
}

/** The way back: a migration can't be undone. Only the last copy is kept. */
async function copyBeforeMigration(): Promise<void> {
  const { databaseUrl, dataDir } = getEnv();
  const { beforeMigration } = describeDataDir(dataDir);
  const earlier = await readdir(beforeMigration).catch(() => []);
  const moment = new Date().toISOString().replaceAll(':', '');
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const copy = path.join(beforeMigration, `agency-site-backup-${moment}`);
  await writeBackup({ databaseUrl, dataDir, version, environment: namesOfSettings() }, copy);
  for (const name of earlier) await rm(path.join(beforeMigration, name), { recursive: true });
  console.log(`The site before the migration is in ${copy}`);
}

/**
 * Returns the names of the migrations that were missing.
 * @throws OperatorError if the database is newer than this version
 */
export async function migrateDatabase(payload: Payload): Promise<string[]> {
  const before = await migrationsDone(payload);
  refuseNewerDatabase(before);
  const isMissing = migrations.some(({ name }) => !before.includes(name));
  if (before.length > 0 && isMissing) await copyBeforeMigration();
  await payload.db.migrate();
  const after = await migrationsDone(payload);
  return after.filter((name) => !before.includes(name));
}
