import type { CollectionSlug, Payload, Where } from 'payload';
import { grantFor, type Resource } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';

/** Highest exact count: counting further costs more than it helps. */
export const mostCounted = 99;

/** `0` to `99`, or `99+`. */
export function cappedCount(found: number): string {
  return found > mostCounted ? `${mostCounted}+` : String(found);
}

export const mayRead = (user: User, resource: Resource) =>
  grantFor(resource, user.role, 'read') === 'yes';

export const mayChange = (user: User, resource: Resource) =>
  grantFor(resource, user.role, 'update') === 'yes';

/** Reads what the account may see: bare documents, without a count of all. */
export const asReader = (user: User) =>
  ({ user, overrideAccess: false, depth: 0, joins: false as never, pagination: false }) as const;

/** Counts up to `mostCounted` + 1: a full count of many records takes as long as the page. */
export async function countUpTo(
  payload: Payload,
  user: User,
  collection: CollectionSlug,
  where: Where,
): Promise<number> {
  const { docs } = await payload.find({
    collection,
    where,
    // PostgreSQL uses the index and avoids sorting.
    sort: '-id',
    draft: true,
    limit: mostCounted + 1,
    select: { id: true } as never,
    ...asReader(user),
  });
  return docs.length;
}

/** A longer list of IDs would not fit into a URL. */
const mostIds = 100;

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
