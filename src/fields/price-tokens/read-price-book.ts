import type { CollectionSlug, DataFromCollectionSlug, Payload, PayloadRequest } from 'payload';
import { type PolicyKey, policyFigures, policyKeys } from '@/domain/pricing/policy-figures';
import type { PriceBook } from '@/domain/pricing/price-book';
import {
  type PriceLookup,
  toAddOnView,
  toChatbotTierView,
  toCostComparisonView,
  toHiddenFeeView,
  toPackageView,
  toRetainerView,
  toSiteFigures,
} from './price-views';

function byId<D extends { id: number }, V>(docs: readonly D[], toView: (doc: D) => V) {
  return new Map(docs.map((doc) => [doc.id, toView(doc)]));
}

/**
 * Reads every published price in one go. Texts inside the book still hold their own tokens.
 *
 * @param req pass it inside hooks and validation, so that the read sees the same transaction
 */
export async function readPriceBook(payload: Payload, req?: PayloadRequest): Promise<PriceBook> {
  const shared = { depth: 0, overrideAccess: false, ...(req ? { req } : {}) } as const;
  const published = async <S extends CollectionSlug>(collection: S, isOrdered: boolean) => {
    const { docs } = await payload.find({
      collection,
      ...shared,
      pagination: false,
      draft: false,
      ...(isOrdered ? { sort: '_order' } : {}),
      where: { _status: { equals: 'published' } },
    });
    return docs as unknown as DataFromCollectionSlug<S>[];
  };
  // One after the other: inside a transaction all of them share one connection.
  const packages = await published('packages', true);
  const retainers = await published('retainers', true);
  const addOns = await published('add-ons', true);
  const tiers = await published('chatbot-tiers', true);
  const fees = await published('hidden-fees', true);
  const comparisons = await published('cost-comparisons', false);
  const policy = await payload.findGlobal({ slug: 'policy-settings', ...shared });
  const settings = await payload.findGlobal({ slug: 'site-settings', ...shared });

  const addOnViews = byId(addOns, toAddOnView);
  const prices: PriceLookup = {
    packages: byId(packages, (doc) => toPackageView(doc, addOnViews)),
    retainers: byId(retainers, toRetainerView),
    hiddenFees: byId(fees, toHiddenFeeView),
  };
  return {
    packages: [...prices.packages.values()],
    retainers: [...prices.retainers.values()],
    addOns: [...addOnViews.values()],
    chatbotTiers: tiers.map(toChatbotTierView),
    hiddenFees: [...prices.hiddenFees.values()],
    costComparisons: comparisons.flatMap((doc) => toCostComparisonView(doc, prices) ?? []),
    policy: Object.fromEntries(
      policyKeys.map((key) => [key, policy[key] ?? policyFigures[key].initial]),
    ) as Record<PolicyKey, number>,
    site: toSiteFigures(settings),
  };
}
