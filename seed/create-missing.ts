import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import type { MarkResolver } from './resolve-marks';

/** A collection's documents, and the field with their permanent key. */
export interface SeedCollection {
  collection: CollectionSlug;
  /** Staff cannot change `key`; for any other field the seed key is stored as well. */
  keyField: string;
  hasDrafts: boolean;
  /** Fields whose values together are unique, also among staff's documents. */
  uniqueTogether?: readonly string[];
  documents: readonly SeedDocument[];
}

/** Field values; `filePath` is the file of an upload. */
export type SeedDocument = Readonly<Record<string, unknown>> & { readonly filePath?: string };

export interface CreatedDocument {
  collection: CollectionSlug;
  id: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** Keys of existing documents, read at once: a query each would be slow. */
async function readNames(
  payload: Payload,
  req: PayloadRequest,
  { collection, keyField, uniqueTogether = [] }: SeedCollection,
): Promise<Fields[]> {
  const names = [keyField, ...(keyField === 'key' ? [] : ['seedKey']), ...uniqueTogether];
  const { docs } = await payload.find({
    collection,
    req,
    overrideAccess: true,
    trash: true,
    pagination: false,
    depth: 0,
    select: Object.fromEntries(names.map((name) => [name, true])) as never,
  });
  return docs as unknown as Fields[];
}

/** True for an existing document, by its name, seed key or unique fields. */
async function isKnown(
  known: readonly Fields[],
  resolver: MarkResolver,
  { keyField, uniqueTogether = [] }: SeedCollection,
  document: Fields,
): Promise<boolean> {
  const key = String(document[keyField]);
  const seedKey = String(document.seedKey ?? key);
  if (known.some((fields) => fields[keyField] === key || fields.seedKey === seedKey)) return true;
  if (uniqueTogether.length === 0) return false;
  const place = (await resolver.resolve(
    uniqueTogether.map((field) => document[field]),
  )) as unknown[];
  return known.some((fields) =>
    uniqueTogether.every((field, index) => fields[field] === place[index]),
  );
}

/**
 * Creates missing documents in the given order. Existing ones stay as staff left them, also when
 * renamed or in the trash.
 * @returns the created documents
 */
export async function createMissing(
  payload: Payload,
  req: PayloadRequest,
  resolver: MarkResolver,
  seeds: SeedCollection,
): Promise<CreatedDocument[]> {
  const { collection, keyField, hasDrafts, documents } = seeds;
  const created: CreatedDocument[] = [];
  const known = await readNames(payload, req, seeds);
  for (const { filePath, ...document } of documents) {
    if (await isKnown(known, resolver, seeds, document)) continue;
    const data = {
      ...((await resolver.resolve(document)) as Record<string, unknown>),
      ...(keyField === 'key' ? {} : { seedKey: document.seedKey ?? document[keyField] }),
      ...(hasDrafts ? { _status: 'published' } : {}),
    };
    const own = { collection, req, overrideAccess: true, depth: 0 } as const;
    const doc = await payload.create({ ...own, data: data as never, filePath });
    created.push({ collection, id: Number(doc.id) });
    known.push(data);
  }
  return created;
}
