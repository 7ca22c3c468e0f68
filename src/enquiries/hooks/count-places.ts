import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import type { Submission } from '@/payload-types';

const takesPlace = (doc: Partial<Submission> | undefined) =>
  doc?.status === 'won' && doc.tookPortfolioRate === true;

/**
 * Counts the won enquiries that took a place of the Portfolio Building Rate and keeps the number
 * in the site settings: the public page may read those, and no enquiry.
 */
async function countPlaces(req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'submissions' satisfies CollectionSlug,
    where: { status: { equals: 'won' }, tookPortfolioRate: { equals: true } },
    req,
  });
  const { portfolioRate } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
  });
  if (portfolioRate?.takenHere === totalDocs) return;
  await req.payload.updateGlobal({
    slug: 'site-settings',
    data: { portfolioRate: { ...portfolioRate, takenHere: totalDocs } } as never,
    depth: 0,
    req,
  });
}

export const countPlacesAfterChange: CollectionAfterChangeHook<Submission> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (takesPlace(doc) !== takesPlace(previousDoc)) await countPlaces(req);
  return doc;
};

export const countPlacesAfterDelete: CollectionAfterDeleteHook<Submission> = async ({
  doc,
  req,
}) => {
  if (takesPlace(doc)) await countPlaces(req);
  return doc;
};
