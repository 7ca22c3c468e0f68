import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import type { MarkResolver } from './resolve-marks';

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

type Fields = Readonly<Record<string, unknown>>;

/** What names the documents that are there already, read at once: a question each would take long. */
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

/** Whether a document is there, under its own name, its first one or in its place. */
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
 * Creates the documents that are not there yet, in the given order. What is there stays as staff
 * left it, also when they renamed it or moved it to the trash.
 *
 * @returns those that were created
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
