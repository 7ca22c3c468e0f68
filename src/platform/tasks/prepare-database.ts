import './calm-console';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { getEnv } from '../env';
import { OperatorError } from '../operator-error';
import type { Preparation } from '../supervisor/prepare-database';
import { withPreparationLock } from './advisory-lock';
import { tellSupervisor } from './messages';

/** Prepares schema, first content and first account. Several starts may do so on one database. */

// The supervisor has died, and the next start repeats all this.
process.on('disconnect', () => process.exit(1));

/** Every migration has run, and there is an account. Loading the CMS to see that takes seconds. */
async function isPrepared(client: Client): Promise<boolean> {
  const table = await client.query("select to_regclass('payload_migrations') as name");
  if (table.rows[0]?.name === null) return false;
  const { rows } = await client.query('select name from payload_migrations');
  const done = new Set(rows.map(({ name }) => String(name)));
  const files = await readdir(path.resolve('src/migrations'));
  const committed = files
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'));
  // Also Payload’s mark of a database that its development mode changed needs a closer look.
  if (done.size !== committed.length || !committed.every((name) => done.has(name))) return false;
  return (await client.query('select from users limit 1')).rowCount === 1;
}

const upToDate: Preparation = { type: 'prepared', migrations: [], wroteContent: false };

try {
  await withPreparationLock(
    getEnv().databaseUrl,
    async (client) => {
      if (await isPrepared(client)) return tellSupervisor(upToDate);
      const { prepareWithPayload } = await import('./first-preparation');
      await prepareWithPayload();
    },
    () => void tellSupervisor({ type: 'waiting' }),
  );
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

process.exit(0);
