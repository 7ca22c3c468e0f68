import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { Refusal } from '@/platform/database/refusal';
import { openStatuses } from '@/territories/rules/reservation';

type Need = (id: number | string, req: PayloadRequest) => Promise<string | null>;

/** Names what needs a document. The database would refuse without a readable message. */
export function refuseWhileNeeded(need: Need): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const who = await need(id, req);
    if (who) throw new Refusal(`${who} Unpublish it instead of deleting it.`, 409);
  };
}

async function isInEstimator(places: string[], id: number | string, req: PayloadRequest) {
  const { totalDocs } = await req.payload.countGlobalVersions({
    global: 'estimator-settings',
    req,
    where: { or: places.map((place) => ({ [`version.${place}`]: { equals: id } })) },
  });
  return totalDocs > 0;
}

/** The estimator refers to packages in its project types and budget bands. */
export const packageOfEstimator: Need = async (id, req) =>
  (await isInEstimator(['projectTypes.package', 'budgetBands.package'], id, req))
    ? 'The estimator names this package, or did in its history.'
    : null;

/** The estimator lists project types that exclude an add-on. */
export const addOnOfEstimator: Need = async (id, req) =>
  (await isInEstimator(['projectTypes.unavailable.addOn'], id, req))
    ? 'The estimator names this add-on, or did in its history.'
    : null;

/** A territory reserves a niche, or an open proposal offers one. */
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
