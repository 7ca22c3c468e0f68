import type { Payload, PayloadRequest } from 'payload';
import { type Addressed, type PagedCollection, pagedCollections, pathOf } from '@/platform/paths';
import type { CreatedDocument } from './create-missing';

interface DocumentReference {
  relationTo: PagedCollection;
  value: number;
}

/** Address to document, for every document with a page. */
async function documentsByPath(
  payload: Payload,
  req: PayloadRequest,
): Promise<Map<string, DocumentReference>> {
  const found = new Map<string, DocumentReference>();
  for (const collection of pagedCollections) {
    const { docs } = await payload.find({
      collection,
      req,
      overrideAccess: true,
      pagination: false,
      depth: collection === 'city-niche-pages' ? 1 : 0,
    });
    for (const doc of docs) {
      const path = pathOf(collection, doc as Addressed);
      if (path) found.set(path, { relationTo: collection, value: doc.id });
    }
  }
  return found;
}

interface LinkNode {
  type: 'link';
  fields: Record<string, unknown>;
}

function isLinkNode(value: object): value is LinkNode {
  const { type, fields } = value as { type?: unknown; fields?: unknown };
  return type === 'link' && typeof fields === 'object' && fields !== null;
}

/** Returns the same value if it holds no link to a document. */
function linked(value: unknown, documents: ReadonlyMap<string, DocumentReference>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => linked(item, documents));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const doc = isLinkNode(value) ? documents.get(String(value.fields.url)) : undefined;
  const base = doc
    ? {
        ...value,
        fields: { ...(value as LinkNode).fields, linkType: 'internal', doc, url: undefined },
      }
    : value;
  const entries = Object.entries(base).map(
    ([key, item]) => [key, linked(item, documents)] as const,
  );
  const isChanged =
    doc !== undefined ||
    entries.some(([key, item]) => item !== (base as Record<string, unknown>)[key]);
  return isChanged ? Object.fromEntries(entries) : value;
}

/** The created documents as stored, per collection. */
async function readCreated(
  payload: Payload,
  req: PayloadRequest,
  created: readonly CreatedDocument[],
): Promise<(CreatedDocument & { doc: Record<string, unknown> })[]> {
  const found: (CreatedDocument & { doc: Record<string, unknown> })[] = [];
  for (const collection of new Set(created.map((item) => item.collection))) {
    const ids = created.flatMap((item) => (item.collection === collection ? item.id : []));
    const { docs } = await payload.find({
      collection,
      req,
      overrideAccess: true,
      pagination: false,
      depth: 0,
      where: { id: { in: ids } },
      sort: 'id',
    });
    for (const doc of docs) {
      found.push({
        collection,
        id: Number(doc.id),
        doc: doc as unknown as Record<string, unknown>,
      });
    }
  }
  return found;
}

/**
 * Turns addresses in seeded texts into document links, which follow a renamed page and become plain
 * text for an unpublished one.
 */
export async function linkDocuments(
  payload: Payload,
  req: PayloadRequest,
  created: readonly CreatedDocument[],
): Promise<void> {
  if (created.length === 0) return;
  const documents = await documentsByPath(payload, req);
  for (const { collection, id, doc } of await readCreated(payload, req, created)) {
    const changes = Object.entries(doc).filter(([, value]) => linked(value, documents) !== value);
    if (changes.length === 0) continue;
    const data = Object.fromEntries(
      changes.map(([name, value]) => [name, linked(value, documents)]),
    );
    await payload.update({
      ...{ collection, id, req, overrideAccess: true, depth: 0 },
      data: { ...data, _status: 'published' } as never,
    });
  }
}
