import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { execute } from '@/platform/database/transaction';

const ofDocument = (collection: CollectionSlug, id: number | string) =>
  sql`task_slug = 'schedulePublish' and input -> 'doc' ->> 'relationTo' = ${collection}
      and input -> 'doc' ->> 'value' = ${String(id)}`;

export async function dropSchedules(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<void> {
  await execute(
    req,
    sql`delete from payload_jobs where ${ofDocument(collection, id)} and processing is not true`,
  );
}

/** Deletes failed schedules whose action, publish or unpublish, was since done or rescheduled. */
export async function dropFailedSchedules(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
  isPublished: boolean,
): Promise<void> {
  await execute(
    req,
    sql`delete from payload_jobs where ${ofDocument(collection, id)} and has_error is true
        and (coalesce(input ->> 'type', 'publish') = 'publish') = ${isPublished}`,
  );
}
