import type { Payload, PayloadRequest } from 'payload';
import type { AddOnView, PackageView, RetainerView } from '@/domain/content/view-models';
import { type PolicyKey, policyFigures, policyKeys } from '@/domain/pricing/policy-figures';
import type { PriceBook } from '@/domain/pricing/price-book';
import type { AddOn, Package, Retainer } from '@/payload-types';

/** Payload's package as the site shows it; price tokens in its texts are not resolved yet. */
function toPackageView(doc: Package): PackageView {
  return {
    key: doc.key,
    name: doc.name,
    group: doc.group,
    tagline: doc.tagline ?? '',
    description: doc.description ?? '',
    priceFromPence: doc.onApplication ? null : (doc.priceFromPence ?? null),
    priceToPence: doc.onApplication ? null : (doc.priceToPence ?? null),
    timeline: doc.timeline ?? '',
    pages: doc.pages ?? '',
    revisions: doc.revisions ?? '',
    support: doc.support ?? '',
    features: (doc.features ?? []).map(({ text }) => text),
    perfectFor: doc.perfectFor ?? '',
    badge: doc.badge || null,
    isPopular: doc.isPopular ?? false,
    learnMoreHref: doc.learnMorePath || null,
  };
}

function toRetainerView(doc: Retainer): RetainerView {
  return {
    key: doc.key,
    name: doc.name,
    tagline: doc.tagline ?? '',
    pricePerMonthPence: doc.pricePerMonthPence,
    features: (doc.features ?? []).map(({ text }) => text),
    isPopular: doc.isPopular ?? false,
  };
}

function toAddOnView(doc: AddOn): AddOnView {
  return {
    key: doc.key,
    name: doc.name,
    description: doc.description ?? '',
    pricePence: doc.pricePence,
    unit: doc.unit || null,
  };
}

/**
 * Reads every published price in one go. Texts inside the book still hold their own tokens.
 *
 * @param req pass it inside hooks and validation, so that the read sees the same transaction
 */
export async function readPriceBook(payload: Payload, req?: PayloadRequest): Promise<PriceBook> {
  const published = {
    depth: 0,
    pagination: false,
    draft: false,
    overrideAccess: false,
    sort: '_order',
    where: { _status: { equals: 'published' } },
    ...(req ? { req } : {}),
  } as const;
  // One after the other: inside a transaction all of them share one connection.
  const packages = await payload.find({ collection: 'packages', ...published });
  const retainers = await payload.find({ collection: 'retainers', ...published });
  const addOns = await payload.find({ collection: 'add-ons', ...published });
  const policy = await payload.findGlobal({
    slug: 'policy-settings',
    depth: 0,
    overrideAccess: false,
    ...(req ? { req } : {}),
  });
  const figures = Object.fromEntries(
    policyKeys.map((key) => [key, policy[key] ?? policyFigures[key].initial]),
  ) as Record<PolicyKey, number>;
  return {
    packages: packages.docs.map(toPackageView),
    retainers: retainers.docs.map(toRetainerView),
    addOns: addOns.docs.map(toAddOnView),
    policy: figures,
  };
}
