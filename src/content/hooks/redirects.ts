import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { readLiveRow, recallLiveRow } from '@/platform/database/live-state';
import { cityNichePath } from '@/platform/paths';

/**
 * Redirects a document's old address to its new one, or to an address chosen by an editor. Older
 * redirects to the old address are updated, and conflicting ones deleted, which prevents chains and
 * loops.
 *
 * @param from the published path before the change
 * @param to the published path after it
 */
export async function redirectOldAddress(
  from: string,
  to: string,
  req: PayloadRequest,
): Promise<void> {
  const { payload } = req;
  const own = { req, overrideAccess: true } as const;
  await payload.delete({ collection: 'redirects', where: { from: { in: [from, to] } }, ...own });
  await payload.update({
    collection: 'redirects',
    where: { to: { equals: from } },
    data: { to },
    ...own,
  });
  await payload.create({
    collection: 'redirects',
    data: {
      from,
      to,
      permanent: true,
      note: 'Written by itself when the page moved or was deleted.',
    },
    ...own,
  });
}

/** Deletes the redirect from an address that a published page now uses. */
export async function dropRedirectFrom(address: string, req: PayloadRequest): Promise<void> {
  await req.payload.delete({
    collection: 'redirects',
    where: { from: { equals: address } },
    req,
    overrideAccess: true,
  });
}

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

/** Redirects the niche pages of a renamed city or niche, before its new row is remembered. */
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
