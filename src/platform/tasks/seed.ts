import './calm-console';
import config from '@payload-config';
import { getPayload } from 'payload';
import { seedDatabase } from '../../../seed/seed-database';
import { closeDatabase } from '../database/adapter';
import { getEnv } from '../env';
import { withPreparationLock } from './advisory-lock';
import { migrateDatabase } from './migrate-database';

/** `npm run seed` adds missing first content; existing content stays unchanged. */

await withPreparationLock(getEnv().databaseUrl, async () => {
  const payload = await getPayload({ config, disableOnInit: true });
  await migrateDatabase(payload);
  await seedDatabase(payload);
  await closeDatabase(payload);
  console.log('The first content is in the database.');
});

process.exit(0);
