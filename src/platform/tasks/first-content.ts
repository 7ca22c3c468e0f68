import type { CollectionSlug, Payload } from 'payload';
import { seedDatabase } from '../../../seed/seed-database';

/** Payload's own collections say nothing about whether somebody uses this site. */
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
 * Fills a database that has neither accounts nor content with the site's first content; never
 * touches one that is in use. Returns whether it did. The seed is one transaction, so a start that
 * is cut off leaves the database as empty as before.
 */
export async function writeFirstContent(payload: Payload): Promise<boolean> {
  if (!(await isEmpty(payload))) return false;
  await seedDatabase(payload);
  return true;
}
