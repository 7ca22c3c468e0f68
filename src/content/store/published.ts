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
 * Finds the document that a page shows: as a stranger may read it, with live figures in its texts
 * and without links that lead nowhere. Staff in a preview see its draft; those who look at a draft
 * of prices see what is published, as visitors would once the prices are saved.
 *
 * @returns `null` when nothing is published there
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
  // The collection decides the type of its documents; Payload’s types lose it on the way.
  const [doc] = docs as DataFromCollectionSlug<S>[];
  return doc ? keepLiveLinks(resolvePrices(doc, book), isLive) : null;
}
