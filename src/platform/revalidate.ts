import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { runAfterCommit } from './database/after-commit';
import { sessionOf } from './database/transaction';
import { beginNewEdition, editionChannel, editionProcessName } from './site-edition';

/**
 * Marks every public page of every process as stale, from the commit on. A figure or a name can
 * appear anywhere, and about a hundred pages render in milliseconds.
 * @param req of the change; PostgreSQL announces the change only if its transaction commits
 */
export async function revalidateSite(req: PayloadRequest): Promise<void> {
  const session = await sessionOf(req);
  const { db } = session ?? { db: (req.payload.db as unknown as PostgresAdapter).drizzle };
  await db.execute(sql`select pg_notify(${editionChannel}, ${editionProcessName()})`);
  await runAfterCommit(req, beginNewEdition);
}
