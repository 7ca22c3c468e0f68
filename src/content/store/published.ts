import 'server-only';
import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload';
import { getPreviewUser } from '@/accounts/store/viewer';
import { getCms } from '@/platform/cms';
import type { PagedCollection } from '@/platform/paths';
import { resolvePrices } from '@/prices/rules/price-tokens';
import { getPriceBook, getPriceDraft } from '@/prices/store/price-book';
import { keepLiveLinks } from '../rules/live-links';
import { getSiteIndex } from './site-index';

/**
 * Finds the document of a page with a visitor's rights, with live figures and without dead links.
 * Staff previews show the draft. Previews of draft prices show the published document, as visitors
 * would see it after saving.
 *
 * @returns `null` if nothing is published
 */
export async function findPublished<S extends PagedCollection>(
  collection: S,
  where: Where,
  depth = 1,
): Promise<DataFromCollectionSlug<S> | null> {
  const [cms, book, { isLive }, prices] = await Promise.all([
    getCms(),
    getPriceBook(),
    getSiteIndex(),
    getPriceDraft(),
  ]);
  const user = prices ? null : await getPreviewUser();
  const { docs } = await cms.find({
    collection: collection as CollectionSlug,
    overrideAccess: false,
    draft: user !== null,
    ...(user ? { user } : {}),
    pagination: false,
    where,
    limit: 1,
    depth,
  });
  // The collection determines the document type, which Payload's types lose here.
  const [doc] = docs as DataFromCollectionSlug<S>[];
  return doc ? keepLiveLinks(resolvePrices(doc, book), isLive) : null;
}
