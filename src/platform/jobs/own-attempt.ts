import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import type { ScanResult, SiteCrawl } from '@/payload-types';
import { execute, inTransaction } from '../database/transaction';

/** Records that say of themselves which attempt is at work on them. */
interface Attempted {
  'scan-results': ScanResult;
  'site-crawls': SiteCrawl;
}

const tables = { 'scan-results': 'scan_results', 'site-crawls': 'site_crawls' } as const;

/** A process that dies is forgiven once: a page that kills the scanner is not to kill it for ever. */
export const mostAttempts = 2;

const note = (collection: keyof Attempted) => `
  update ${tables[collection]} set progress = $2
   where id = $1 and status = 'running' and (progress ->> 'attempt')::int = $3`;

/**
 * Writes down how far something is as it happens: always the latest, one statement at a time. Whoever
 * was given up for dead writes nothing.
 *
 * @param progress is read again each time
 */
export function keepProgress(
  payload: Payload,
  collection: keyof Attempted,
  id: number,
  progress: { readonly attempt: number },
) {
  let isChanged = false;
  let writing: Promise<void> | null = null;
  async function write(): Promise<void> {
    while (isChanged) {
      isChanged = false;
      const values = [id, JSON.stringify(progress), progress.attempt];
      await payload.db.pool.query(note(collection), values);
    }
  }
  return {
    changed(): void {
      isChanged = true;
      // A step that is not shown is no reason to end anything.
      writing ??= write()
        .catch(() => {})
        .finally(() => {
          writing = null;
        });
    },
    /** Resolves when everything is written. */
    async settle(): Promise<void> {
      await writing;
    },
  };
}

/**
 * Stores how an attempt ended, in one update.
 *
 * @returns false when the record was deleted, or begun again by somebody who took this process for dead
 */
export async function storeEnd<Slug extends keyof Attempted>(
  req: PayloadRequest,
  collection: Slug,
  { id, attempt }: { id: number; attempt: number },
  data: Partial<Attempted[Slug]>,
): Promise<boolean> {
  return inTransaction(req, async () => {
    const ours = await execute(
      req,
      sql`select id from ${sql.identifier(tables[collection])}
          where id = ${id} and status = 'running'
          and (progress ->> 'attempt')::int = ${attempt} for update`,
    );
    if (ours.length === 0) return false;
    await req.payload.update({ collection, id, data: data as never, depth: 0, req });
    return true;
  });
}
