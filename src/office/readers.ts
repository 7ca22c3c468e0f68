import type { CollectionSlug, Payload, Where } from 'payload';
import { grantFor, type Resource } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';
import { mostCounted } from './rules/capped-count';

/** Whether an account may read all of a collection. */
export const mayRead = (user: User, resource: Resource) =>
  grantFor(resource, user.role, 'read') === 'yes';

/** Whether an account works on a collection. */
export const mayChange = (user: User, resource: Resource) =>
  grantFor(resource, user.role, 'update') === 'yes';

/**
 * Counts as far as it is worth: over a hundred thousand records a full count takes as long as the
 * page itself.
 *
 * @returns at most one more than `mostCounted`, as far as the reader may see them
 */
export async function countUpTo(
  payload: Payload,
  user: User,
  collection: CollectionSlug,
  where: Where,
): Promise<number> {
  const { docs } = await payload.find({
    collection,
    where,
    // Its index finds few among many without sorting them.
    sort: '-id',
    draft: true,
    limit: mostCounted + 1,
    pagination: false,
    depth: 0,
    joins: false as never,
    select: { id: true } as never,
    user,
    overrideAccess: false,
  });
  return docs.length;
}

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
