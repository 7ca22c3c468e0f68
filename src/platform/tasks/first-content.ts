import type { CollectionSlug, Payload } from 'payload';
import { seedDatabase } from '../../../seed/seed-database';

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

/**
 * Seeds a database without accounts and content; never one in use. Returns whether it did. The seed
 * is one transaction, so an aborted start leaves the database empty.
 */
export async function writeFirstContent(payload: Payload): Promise<boolean> {
  if (!(await isEmpty(payload))) return false;
  await seedDatabase(payload);
  return true;
}
