import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

/** One seeded document: the field that names it for good, and what it starts with. */
export interface SeedDocument {
  naturalKey: { field: string; value: string };
  data: Record<string, unknown>;
}

/**
 * Creates the documents that are not there yet, in the given order. What is there stays as staff
 * left it, also when they moved it to the trash.
 *
 * @returns the ids of those that were created
 */
export async function createMissing(
  payload: Payload,
  req: PayloadRequest,
  collection: CollectionSlug,
  documents: readonly SeedDocument[],
): Promise<number[]> {
  const created: number[] = [];
  for (const { naturalKey, data } of documents) {
    const { totalDocs } = await payload.count({
      collection,
      req,
      overrideAccess: true,
      trash: true,
      where: { [naturalKey.field]: { equals: naturalKey.value } },
    });
    if (totalDocs > 0) continue;
    const doc = await payload.create({
      collection,
      req,
      overrideAccess: true,
      data: data as never,
    });
    created.push(Number(doc.id));
  }
  return created;
}
