import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { type MarkResolver, whereKey } from './resolve-marks';

/** The documents of one collection, and the field that names each of them for good. */
export interface SeedCollection {
  collection: CollectionSlug;
  /** `key` can't be changed by staff; any other field can, so the name is kept beside it as well. */
  keyField: string;
  /** Documents of this collection are drafts until they are published. */
  hasDrafts: boolean;
  /** Fields whose values together are taken once, whoever wrote the document that has them. */
  uniqueTogether?: readonly string[];
  documents: readonly SeedDocument[];
}

/** Field values; `filePath` is the file of an upload. */
export type SeedDocument = Readonly<Record<string, unknown>> & { readonly filePath?: string };

export interface CreatedDocument {
  collection: CollectionSlug;
  id: number;
}

async function sameValues(
  resolver: MarkResolver,
  document: Record<string, unknown>,
  fields: readonly string[],
): Promise<Where[]> {
  if (fields.length === 0) return [];
  const values: Where[] = [];
  for (const field of fields) {
    values.push({ [field]: { equals: await resolver.resolve(document[field]) } });
  }
  return [{ and: values }];
}

/**
 * Creates the documents that are not there yet, in the given order. What is there stays as staff
 * left it, also when they renamed it or moved it to the trash.
 *
 * @returns those that were created
 */
export async function createMissing(
  payload: Payload,
  req: PayloadRequest,
  resolver: MarkResolver,
  { collection, keyField, hasDrafts, uniqueTogether = [], documents }: SeedCollection,
): Promise<CreatedDocument[]> {
  const own = { collection, req, overrideAccess: true } as const;
  const created: CreatedDocument[] = [];
  for (const { filePath, ...document } of documents) {
    const key = String(document[keyField]);
    const seedKey = String(document.seedKey ?? key);
    const { totalDocs } = await payload.count({
      ...own,
      trash: true,
      where: {
        or: [
          whereKey(keyField, key, seedKey),
          ...(await sameValues(resolver, document, uniqueTogether)),
        ],
      },
    });
    if (totalDocs > 0) continue;
    const data = {
      ...((await resolver.resolve(document)) as Record<string, unknown>),
      ...(keyField === 'key' ? {} : { seedKey }),
      ...(hasDrafts ? { _status: 'published' } : {}),
    };
    const doc = await payload.create({ ...own, data: data as never, filePath });
    created.push({ collection, id: Number(doc.id) });
  }
  return created;
}
