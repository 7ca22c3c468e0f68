import './calm-console';
import config from '@payload-config';
import { getPayload } from 'payload';
import { storeMissingPassages } from '@/chat/data/store-passages';
import { storeMissingUses } from '@/content/data/store-uses';
import { closeDatabase } from '../database/adapter';
import { getEnv } from '../env';
import { withPreparationLock } from './advisory-lock';
import { migrateDatabase } from './migrate-database';

/** `npm run migrate` runs the missing committed migrations, and completes the tables of uses and passages. */

await withPreparationLock(getEnv().databaseUrl, async () => {
  const payload = await getPayload({ config, disableOnInit: true });
  const migrations = await migrateDatabase(payload);
  await storeMissingUses(payload);
  await storeMissingPassages(payload);
  await closeDatabase(payload);
  console.log(migrations.length ? `Done: ${migrations.join(', ')}` : 'The schema is up to date.');
});

process.exit(0);
