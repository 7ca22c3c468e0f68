import './calm-console';
import config from '@payload-config';
import { commitTransaction, createLocalReq, getPayload, initTransaction } from 'payload';
import type { PoolClient } from 'pg';
import { migrations } from '@/migrations/index';
import { loadTables } from '../backup/load-tables';
import { readManifest } from '../backup/manifest';
import { closeDatabase } from '../database/adapter';
import { sessionOf } from '../database/transaction';
import { getEnv } from '../env';
import { OperatorError } from '../operator-error';
import { withPreparationLock } from './advisory-lock';

/** The database part of `npm run restore`, in one transaction: an aborted one leaves no table. */

const [backup = ''] = process.argv.slice(2);

async function restore(): Promise<void> {
  const manifest = await readManifest(backup);
  const payload = await getPayload({ config, disableOnInit: true });
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  const db = (await sessionOf(req))?.db;
  if (!db) throw new Error('There is no transaction.');
  // The connection of Payload's transaction: COPY needs it, and drizzle keeps it private.
  const { client } = (db as unknown as { session: { client: PoolClient } }).session;
  for (const { name, up } of migrations) {
    if (manifest.migrations.includes(name)) await up({ db, payload, req });
  }
  await loadTables(client, backup, manifest);
  await commitTransaction(req);
  await closeDatabase(payload);
}

try {
  await withPreparationLock(getEnv().databaseUrl, restore);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`\n  ${error.message.replaceAll('\n', '\n  ')}\n`);
  process.exit(1);
}

process.exit(0);
