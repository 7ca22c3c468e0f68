import type { CollectionSlug, PayloadRequest } from 'payload';

/** The row that the public site reads, or as much of it as decides whether the site changed. */
interface LiveRow {
  _status?: 'draft' | 'published' | null;
  deletedAt?: string | null;
  updatedAt?: string;
  slug?: string | null;
  path?: string | null;
  city?: unknown;
  niche?: unknown;
}

/**
 * Reads the published row of a document, not its newest draft: `previousDoc` in Payload's hooks
 * is the newest version, so after an autosave it already carries the unpublished changes.
 *
 * @returns the row when it is on the site, else `null`
 */
export async function readLiveRow(
  collection: CollectionSlug,
  id: number | string,
  req: PayloadRequest,
): Promise<LiveRow | null> {
  const row = (await req.payload.findByID({
    collection,
    id,
    req,
    // The address of a niche in a city is made of the slugs of both.
    depth: collection === 'city-niche-pages' ? 1 : 0,
    draft: false,
    trash: true,
    disableErrors: true,
    overrideAccess: true,
  })) as LiveRow | null;
  return row && row._status === 'published' && !row.deletedAt ? row : null;
}

const contextKey = (collection: string, id: number | string) => `live:${collection}:${id}`;

/** Remembers how the site showed a document before this request changed it. */
export function rememberLiveRow(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  row: LiveRow | null,
): void {
  req.context[contextKey(collection, id)] = row;
}

/** What {@link rememberLiveRow} kept; `null` for a document that was not on the site. */
export function recallLiveRow(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): LiveRow | null {
  return (req.context[contextKey(collection, id)] as LiveRow | undefined) ?? null;
}
