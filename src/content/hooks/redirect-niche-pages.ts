import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { readLiveRow, recallLiveRow } from '@/platform/database/live-state';
import { cityNichePath } from '@/platform/paths';
import { redirectOldAddress } from './redirect-old-address';

async function partnerSlugs(
  part: 'city' | 'niche',
  id: number | string,
  req: PayloadRequest,
): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'city-niche-pages',
    req,
    depth: 1,
    draft: false,
    pagination: false,
    overrideAccess: true,
    where: { and: [{ [part]: { equals: id } }, { _status: { equals: 'published' } }] },
    select: { city: true, niche: true },
  });
  return docs.flatMap((doc) => {
    const partner = part === 'city' ? doc.niche : doc.city;
    return typeof partner === 'object' ? partner.slug : [];
  });
}

/**
 * When a city or a niche is renamed, its pages of a niche in a city move along: their old
 * addresses redirect, too. Runs before the hook that keeps the new row for the next change.
 */
export function redirectNichePages(part: 'city' | 'niche'): CollectionAfterChangeHook {
  return async ({ collection, doc, req }) => {
    const before = recallLiveRow(req, collection.slug, doc.id)?.slug;
    if (!before) return doc;
    const now = (await readLiveRow(collection.slug, doc.id, req))?.slug;
    if (!now || before === now) return doc;
    const path = (own: string, partner: string) =>
      part === 'city' ? cityNichePath(own, partner) : cityNichePath(partner, own);
    for (const partner of await partnerSlugs(part, doc.id, req)) {
      await redirectOldAddress(path(before, partner), path(now, partner), req);
    }
    return doc;
  };
}
