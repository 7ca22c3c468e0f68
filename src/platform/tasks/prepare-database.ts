import './calm-console';
import config from '@payload-config';
import { getPayload } from 'payload';
import { createFirstAdmin } from '@/accounts/data/account-rows';
import { closeDatabase } from '../database/adapter';
import { getEnv } from '../env';
import { withPreparationLock } from './advisory-lock';
import { writeFirstContent } from './first-content';
import { tellSupervisor } from './messages';
import { migrateDatabase } from './migrate-database';

/**
 * Prepares the database for the site: schema, first content, first account. The supervisor runs it
 * at each start; several may start at once on one database.
 */

// The supervisor has died, and the next start repeats all this.
process.on('disconnect', () => process.exit(1));

const { databaseUrl, adminEmail, adminPassword } = getEnv();

await withPreparationLock(
  databaseUrl,
  async () => {
    const payload = await getPayload({ config, disableOnInit: true });
    const migrations = await migrateDatabase(payload);
    const wroteContent = await writeFirstContent(payload);
    const firstAdmin = await createFirstAdmin(payload, {
      email: adminEmail,
      password: adminPassword,
    });
    await tellSupervisor({ type: 'prepared', migrations, wroteContent, firstAdmin });
    await closeDatabase(payload);
  },
  () => void tellSupervisor({ type: 'waiting' }),
);

process.exit(0);
