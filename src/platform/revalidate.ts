import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { runAfterCommit } from './database/after-commit';
import { sessionOf } from './database/transaction';
import {
  type Announcement,
  beginNewEdition,
  editionChannel,
  listenerName,
  nextAnnouncement,
  untilHeard,
} from './site-edition';

/** Listening connections that showed a sign of life within two heartbeats; a dead one hears nothing. */
const announce = (announcement: Announcement) => sql`
  select pg_notify(${editionChannel}, ${announcement}), count(*)::int as listeners
  from pg_stat_activity
  where application_name = ${listenerName} and datname = current_database()
    and state_change > now() - interval '11 seconds'`;

/**
 * Marks every public page of every process as stale, from the commit on, and lets the change's
 * request end when each process knows. A figure or a name can appear anywhere, and about a hundred
 * pages render in milliseconds.
 * @param req of the change; PostgreSQL announces the change only if its transaction commits
 */
export async function revalidateSite(req: PayloadRequest): Promise<void> {
  const session = await sessionOf(req);
  const { db } = session ?? { db: (req.payload.db as unknown as PostgresAdapter).drizzle };
  const announcement = nextAnnouncement();
  const { rows } = await db.execute<{ listeners: number }>(announce(announcement));
  await runAfterCommit(req, () => {
    beginNewEdition();
    return untilHeard(announcement, rows[0]?.listeners ?? 0);
  });
}
