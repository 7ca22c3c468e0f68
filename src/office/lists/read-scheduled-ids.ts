import type { Payload } from 'payload';

/** More would not fit into the address of a list. */
const mostIds = 100;

/** The numbers of the documents of a collection that something is scheduled for. */
export async function readScheduledIds(payload: Payload, collection: string): Promise<number[]> {
  const { rows } = await payload.db.pool.query<{ id: number }>(
    `select distinct (input -> 'doc' ->> 'value')::int as id
       from payload_jobs
      where task_slug = 'schedulePublish' and completed_at is null and wait_until > now()
        and has_error is not true and input -> 'doc' ->> 'relationTo' = $1
      order by id limit ${mostIds}`,
    [collection],
  );
  return rows.map(({ id }) => id);
}
