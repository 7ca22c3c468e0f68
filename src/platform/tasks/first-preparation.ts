import config from '@payload-config';
import { type CollectionSlug, getPayload, type Payload } from 'payload';
import { createFirstAdmin } from '@/accounts/data/account-rows';
import { storeMissingPassages } from '@/chat/data/store-passages';
import { storeMissingUses } from '@/content/data/store-uses';
import { seedDatabase } from '../../../seed/seed-database';
import { closeDatabase } from '../database/adapter';
import { getEnv } from '../env';
import { tellSupervisor } from './messages';
import { migrateDatabase } from './migrate-database';

/** Payload's own collections do not show whether a site is in use. */
function isOurs(slug: string): boolean {
  return !slug.startsWith('payload-');
}

async function isEmpty(payload: Payload): Promise<boolean> {
  for (const { slug } of payload.config.collections) {
    if (!isOurs(slug)) continue;
    const { totalDocs } = await payload.count({ collection: slug as CollectionSlug });
    if (totalDocs > 0) return false;
  }
  return true;
}

/** Seeds an empty database only, in one transaction. Returns whether it did. */
async function writeFirstContent(payload: Payload): Promise<boolean> {
  if (!(await isEmpty(payload))) return false;
  await seedDatabase(payload);
  return true;
}

export async function prepareWithPayload(): Promise<void> {
  const { adminEmail, adminPassword } = getEnv();
  const payload = await getPayload({ config, disableOnInit: true });
  const migrations = await migrateDatabase(payload);
  await storeMissingUses(payload);
  await storeMissingPassages(payload);
  const wroteContent = await writeFirstContent(payload);
  const firstAdmin = await createFirstAdmin(payload, {
    email: adminEmail,
    password: adminPassword,
  });
  // Before anything else can fail: a generated password is known to no other process.
  await tellSupervisor({ type: 'prepared', migrations, wroteContent, firstAdmin });
  await closeDatabase(payload);
}
