import type { CollectionSlug, Payload, Where } from 'payload';
import type { User } from '@/payload-types';
import { mostCounted } from '../rules/capped-count';

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
