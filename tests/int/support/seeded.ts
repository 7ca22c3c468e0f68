import type { CollectionSlug, Payload } from 'payload';
import { firstContent } from '../../../seed/first-content';

const content = firstContent();

/** The number of documents in each collection of the first content. */
export const seededCounts: Readonly<Record<string, number>> = Object.fromEntries(
  content.map(({ collection, documents }) => [collection, documents.length]),
);

/** Collections that the first content fills, in its order. */
export const seededCollections: readonly CollectionSlug[] = content.map(
  ({ collection }) => collection,
);

export interface StoredDocument {
  id: number;
  [key: string]: unknown;
}

/** Reads the seeded documents of a database. */
export function readSeeded(payload: Payload) {
  return {
    countAll: async (): Promise<Record<string, number>> => {
      const found: Record<string, number> = {};
      for (const collection of seededCollections) {
        found[collection] = (await payload.count({ collection, trash: true })).totalDocs;
      }
      return found;
    },
    everyDocument: async () => {
      const found: { collection: CollectionSlug; doc: StoredDocument }[] = [];
      for (const collection of seededCollections) {
        const { docs } = await payload.find({ collection, limit: 0, depth: 0 });
        for (const doc of docs) found.push({ collection, doc: doc as unknown as StoredDocument });
      }
      return found;
    },
  };
}
