import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { Refusal } from '@/platform/database/refusal';
import { openStatuses } from '@/territories/rules/reservation';

/** Says who needs a document, or `null` when nobody does. */
type Need = (id: number | string, req: PayloadRequest) => Promise<string | null>;

/**
 * Refuses to delete for good what something else can’t be without, and says what that is. The
 * database would refuse as well, but not in words.
 */
export function refuseWhileNeeded(need: Need): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const who = await need(id, req);
    if (who) throw new Refusal(`${who} Unpublish it instead of deleting it.`, 409);
  };
}

/** Whether the estimator, or one of its kept earlier versions, has a document in one of the places. */
async function isInEstimator(places: string[], id: number | string, req: PayloadRequest) {
  const { totalDocs } = await req.payload.countGlobalVersions({
    global: 'estimator-settings',
    req,
    where: { or: places.map((place) => ({ [`version.${place}`]: { equals: id } })) },
  });
  return totalDocs > 0;
}

/** The estimator names packages for its kinds of project and its budget bands. */
export const packageOfEstimator: Need = async (id, req) =>
  (await isInEstimator(['projectTypes.package', 'budgetBands.package'], id, req))
    ? 'The estimator names this package, or did in its history.'
    : null;

/** The estimator says with which kinds of project an add-on doesn’t go. */
export const addOnOfEstimator: Need = async (id, req) =>
  (await isInEstimator(['projectTypes.unavailable.addOn'], id, req))
    ? 'The estimator names this add-on, or did in its history.'
    : null;

/** A territory is reserved for a niche, or a proposal that is with its client offers one. */
export const nicheOfTerritory: Need = async (id, req) => {
  const offered = await req.payload.count({
    collection: 'proposals',
    req,
    overrideAccess: true,
    where: { and: [{ niche: { equals: id } }, { status: { in: [...openStatuses] } }] },
  });
  if (offered.totalDocs > 0) return 'A proposal that is with its client is for this niche.';
  const { totalDocs } = await req.payload.count({
    collection: 'territories',
    req,
    overrideAccess: true,
    where: { niche: { equals: id } },
  });
  return totalDocs > 0 ? 'A territory is reserved for this niche.' : null;
};
