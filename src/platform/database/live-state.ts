import type { CollectionSlug, PayloadRequest } from 'payload';

/** The fields of the published row that decide whether the site changed. */
interface LiveRow {
  _status?: 'draft' | 'published' | null;
  deletedAt?: string | null;
  updatedAt?: string;
  slug?: string | null;
  path?: string | null;
  city?: unknown;
  niche?: unknown;
}

/** A document's published row, or `null`. `previousDoc` may be an unpublished autosave. */
export async function readLiveRow(
  collection: CollectionSlug,
  id: number | string,
  req: PayloadRequest,
): Promise<LiveRow | null> {
  const row = (await req.payload.findByID({
    collection,
    id,
    req,
    // A city-niche page's address needs the slugs of both.
    depth: collection === 'city-niche-pages' ? 1 : 0,
    draft: false,
    trash: true,
    disableErrors: true,
    overrideAccess: true,
  })) as LiveRow | null;
  return row && row._status === 'published' && !row.deletedAt ? row : null;
}

const contextKey = (collection: string, id: number | string) => `live:${collection}:${id}`;

/** Stores the published state before this request changes it. */
export function rememberLiveRow(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  row: LiveRow | null,
): void {
  req.context[contextKey(collection, id)] = row;
}

export function recallLiveRow(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): LiveRow | null {
  return (req.context[contextKey(collection, id)] as LiveRow | undefined) ?? null;
}
