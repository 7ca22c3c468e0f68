import type { CollectionSlug, DataFromCollectionSlug, Payload, PayloadRequest } from 'payload';
import type {
  AddOn,
  ChatbotTier,
  CostComparison,
  HiddenFee,
  Package,
  PolicySetting,
  Retainer,
  SiteSetting,
} from '@/payload-types';
import { type PolicyKey, policyFigures, policyKeys } from '../rules/policy-figures';
import type { PriceBook } from '../rules/price-book';
import type { PricedCollection } from '../rules/price-change';
import { layPricesOver, nothingPending, type PendingPrices } from '../rules/price-figures';
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

/** What the price book is made of, as it is stored. */
export interface PriceDocuments {
  packages: Package[];
  retainers: Retainer[];
  'add-ons': AddOn[];
  'chatbot-tiers': ChatbotTier[];
  'hidden-fees': HiddenFee[];
  'cost-comparisons': CostComparison[];
  policy: PolicySetting;
  site: SiteSetting;
}

/**
 * Reads all that is published of the price list.
 *
 * @param req pass it inside hooks and validation, so that the read sees the same transaction
 */
export async function readPriceDocuments(
  payload: Payload,
  req?: PayloadRequest,
): Promise<PriceDocuments> {
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
  return {
    packages: await published('packages', true),
    retainers: await published('retainers', true),
    'add-ons': await published('add-ons', true),
    'chatbot-tiers': await published('chatbot-tiers', true),
    'hidden-fees': await published('hidden-fees', true),
    'cost-comparisons': await published('cost-comparisons', false),
    policy: await payload.findGlobal({ slug: 'policy-settings', ...shared }),
    site: await payload.findGlobal({ slug: 'site-settings', ...shared }),
  };
}

/**
 * Puts the price book together. Texts inside it still hold their own tokens.
 *
 * @param pending prices that are not saved, laid over the stored ones
 */
export function makePriceBook(
  documents: PriceDocuments,
  pending: PendingPrices = nothingPending,
): PriceBook {
  const priced = <S extends PricedCollection>(source: S): PriceDocuments[S] =>
    (documents[source] as { id: number }[]).map((doc) =>
      layPricesOver(source, doc.id, doc, pending),
    ) as PriceDocuments[S];
  const policy = layPricesOver('policy-settings', null, documents.policy, pending);
  const addOnViews = byId(priced('add-ons'), toAddOnView);
  const prices: PriceLookup = {
    packages: byId(priced('packages'), (doc) => toPackageView(doc, addOnViews)),
    retainers: byId(priced('retainers'), toRetainerView),
    hiddenFees: byId(priced('hidden-fees'), toHiddenFeeView),
  };
  return {
    packages: [...prices.packages.values()],
    retainers: [...prices.retainers.values()],
    addOns: [...addOnViews.values()],
    chatbotTiers: priced('chatbot-tiers').map(toChatbotTierView),
    hiddenFees: [...prices.hiddenFees.values()],
    costComparisons: documents['cost-comparisons'].flatMap(
      (doc) => toCostComparisonView(doc, prices) ?? [],
    ),
    policy: Object.fromEntries(
      policyKeys.map((key) => [key, policy[key] ?? policyFigures[key].initial]),
    ) as Record<PolicyKey, number>,
    site: toSiteFigures(documents.site),
  };
}

/** Reads every published price in one go; see {@link readPriceDocuments} for `req`. */
export async function readPriceBook(payload: Payload, req?: PayloadRequest): Promise<PriceBook> {
  return makePriceBook(await readPriceDocuments(payload, req));
}
