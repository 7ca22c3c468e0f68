import type { Payload, PayloadRequest } from 'payload';
import type {
  AddOn,
  ChatbotTier,
  CostComparison,
  EstimatorSetting,
  HiddenFee,
  Package,
  PolicySetting,
  Retainer,
  ScannerSetting,
  SiteSetting,
} from '@/payload-types';
import { listPublished } from '@/platform/database/published';
import { type CostSide, compareCosts } from '../rules/comparisons';
import { type PolicyKey, policyFigures, policyKeys } from '../rules/policy-figures';
import {
  type AddOnView,
  type ChatbotTierView,
  type CostComparisonView,
  type CostLineView,
  type HiddenFeeView,
  mostPopular,
  type PackageView,
  type PriceBook,
  type RetainerView,
  type SiteFigures,
  wordScanDuration,
} from '../rules/price-book';
import {
  type Figure,
  initialExtraPage,
  type PricedCollection,
  type PriceVersion,
} from '../rules/price-figures';

const idOf = (related: number | { id: number } | null | undefined): number =>
  typeof related === 'object' && related !== null ? related.id : (related ?? 0);

function toPackageView(
  doc: Package,
  addOns: ReadonlyMap<number, AddOnView>,
  mostSold: string | null,
): PackageView {
  const isPopular = doc.key === mostSold;
  return {
    id: doc.id,
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
    badge: isPopular ? mostPopular : doc.badge || null,
    isPopular,
    learnMoreHref: doc.learnMorePath || null,
    addOns: (doc.availableAddOns ?? []).flatMap((related) => {
      const item = addOns.get(idOf(related));
      return item ? [{ key: item.key, name: item.name, pricePence: item.pricePence }] : [];
    }),
    caseStudyId: idOf(doc.caseStudy) || null,
    pictureId: idOf(doc.picture) || null,
  };
}

function toRetainerView(doc: Retainer): RetainerView {
  return {
    key: doc.key,
    name: doc.name,
    tagline: doc.tagline ?? '',
    pricePerMonthPence: doc.pricePerMonthPence,
    features: (doc.features ?? []).map(({ text }) => text),
  };
}

function toAddOnView(doc: AddOn): AddOnView {
  return {
    id: doc.id,
    key: doc.key,
    name: doc.name,
    description: doc.description ?? '',
    kind: doc.kind,
    pricePence: doc.pricePence,
    unit: doc.unit || null,
  };
}

function toChatbotTierView(doc: ChatbotTier): ChatbotTierView {
  return {
    key: doc.key,
    name: doc.name,
    title: doc.title,
    pricePerMonthFromPence: doc.pricePerMonthFromPence,
    pricePerMonthToPence: doc.pricePerMonthToPence,
    conversations: doc.conversations,
    model: doc.model,
    description: doc.description,
    features: (doc.features ?? []).map(({ text }) => text),
    bestFor: doc.bestFor,
    isRecommended: doc.isRecommended ?? false,
  };
}

function toHiddenFeeView(doc: HiddenFee): HiddenFeeView {
  return {
    key: doc.key,
    name: doc.name,
    monthlyPence: doc.monthlyPence,
    description: doc.description,
    isTickedAtStart: doc.isTickedAtStart ?? false,
  };
}

/** Published prices by id, for lines of a cost comparison. */
interface PriceLookup {
  packages: ReadonlyMap<number, PackageView>;
  retainers: ReadonlyMap<number, RetainerView>;
  hiddenFees: ReadonlyMap<number, HiddenFeeView>;
}

type StoredLine = CostComparison['sides'][number]['lines'][number];

/** `null` for an unpublished reference, so that the line is omitted rather than counted as 0. */
function linePence(line: StoredLine, prices: PriceLookup): number | null {
  switch (line.from) {
    case 'amount':
      return line.amountPence ?? null;
    case 'hiddenFee':
      return prices.hiddenFees.get(idOf(line.hiddenFee))?.monthlyPence ?? null;
    case 'retainer':
      return prices.retainers.get(idOf(line.retainer))?.pricePerMonthPence ?? null;
    case 'packageFrom':
      return prices.packages.get(idOf(line.package))?.priceFromPence ?? null;
    case 'packageTo': {
      const item = prices.packages.get(idOf(line.package));
      return item?.priceToPence ?? item?.priceFromPence ?? null;
    }
  }
}

function toSide(side: CostComparison['sides'][number], prices: PriceLookup): CostSide {
  return {
    label: side.label,
    isOurs: side.isOurs ?? false,
    lines: side.lines.flatMap((line): CostLineView[] => {
      const pence = linePence(line, prices);
      return pence === null ? [] : [{ label: line.label, pence, every: line.every }];
    }),
  };
}

function toCostComparisonView(doc: CostComparison, prices: PriceLookup): CostComparisonView | null {
  const [theirs, ours] = doc.sides;
  if (!theirs || !ours) return null;
  return {
    id: doc.id,
    key: doc.key,
    title: doc.title,
    ...compareCosts(doc.years, toSide(theirs, prices), toSide(ours, prices)),
    note: doc.note || null,
    source: doc.source || null,
  };
}

function toSiteFigures(settings: SiteSetting, scanner: ScannerSetting): SiteFigures {
  return {
    brandName: settings.brandName,
    legalName: settings.legalName,
    companyNumber: settings.companyNumber,
    registeredAddress: settings.registeredAddress,
    email: settings.email,
    locality: settings.locality,
    openingDays: settings.openingHours.days,
    opens: settings.openingHours.opens,
    closes: settings.openingHours.closes,
    scannerBrand: settings.scannerBrand,
    scanDuration: wordScanDuration(scanner.measuredSeconds ?? null),
  };
}

/** Stored documents from which the price book is built. */
export interface PriceDocuments {
  packages: Package[];
  retainers: Retainer[];
  'add-ons': AddOn[];
  'chatbot-tiers': ChatbotTier[];
  'hidden-fees': HiddenFee[];
  'cost-comparisons': CostComparison[];
  policy: PolicySetting;
  estimator: EstimatorSetting;
  site: SiteSetting;
  scanner: ScannerSetting;
}

/** Reads the price list's published documents; hooks must pass `req` to join its transaction. */
export async function readPriceDocuments(
  payload: Payload,
  req?: PayloadRequest,
): Promise<PriceDocuments> {
  const shared = { depth: 0, overrideAccess: false, ...(req ? { req } : {}) } as const;
  const inOrder = { depth: 0, sort: '_order', ...(req ? { req } : {}) } as const;
  // Queries run in sequence, because a transaction has a single connection.
  return {
    packages: await listPublished(payload, 'packages', inOrder),
    retainers: await listPublished(payload, 'retainers', inOrder),
    'add-ons': await listPublished(payload, 'add-ons', inOrder),
    'chatbot-tiers': await listPublished(payload, 'chatbot-tiers', inOrder),
    'hidden-fees': await listPublished(payload, 'hidden-fees', inOrder),
    'cost-comparisons': await listPublished(payload, 'cost-comparisons', {
      ...inOrder,
      sort: '-createdAt',
    }),
    policy: await payload.findGlobal({ slug: 'policy-settings', ...shared }),
    estimator: await payload.findGlobal({ slug: 'estimator-settings', ...shared }),
    site: await payload.findGlobal({ slug: 'site-settings', ...shared }),
    scanner: await payload.findGlobal({ slug: 'scanner-settings', ...shared }),
  };
}

/** Builds the price book of a version. Its texts still contain unresolved tokens. */
export function makePriceBook(documents: PriceDocuments, version: PriceVersion): PriceBook {
  const figures = version === 'published' ? [] : [...version.figures];
  const changed = (source: Figure['source'], id?: number) => {
    const start = id === undefined ? `${source}/` : `${source}/${id}/`;
    return Object.fromEntries(
      figures.flatMap(([figure, pence]) =>
        figure.startsWith(start) ? [[figure.slice(start.length), pence]] : [],
      ),
    );
  };
  const byId = <D extends { id: number }, V>(
    source: PricedCollection,
    docs: readonly D[],
    toView: (doc: D) => V,
  ) => new Map(docs.map((doc) => [doc.id, toView({ ...doc, ...changed(source, doc.id) })]));

  const policy = { ...documents.policy, ...changed('policy-settings') };
  const estimator = { ...documents.estimator, ...changed('estimator-settings') };
  const addOns = byId('add-ons', documents['add-ons'], toAddOnView);
  const tiers = byId('chatbot-tiers', documents['chatbot-tiers'], toChatbotTierView);
  const prices: PriceLookup = {
    packages: byId('packages', documents.packages, (doc) =>
      toPackageView(doc, addOns, documents.site.mostSold ?? null),
    ),
    retainers: byId('retainers', documents.retainers, toRetainerView),
    hiddenFees: byId('hidden-fees', documents['hidden-fees'], toHiddenFeeView),
  };
  return {
    packages: [...prices.packages.values()],
    retainers: [...prices.retainers.values()],
    addOns: [...addOns.values()],
    chatbotTiers: [...tiers.values()],
    hiddenFees: [...prices.hiddenFees.values()],
    costComparisons: documents['cost-comparisons'].flatMap(
      (doc) => toCostComparisonView(doc, prices) ?? [],
    ),
    policy: Object.fromEntries(
      policyKeys.map((key) => [key, policy[key] ?? policyFigures[key].initial]),
    ) as Record<PolicyKey, number>,
    extraPagePence: estimator.extraPagePence ?? initialExtraPage,
    site: toSiteFigures(documents.site, documents.scanner),
  };
}

/** Reads a version of the price book. Every displayed price comes from the book. */
export async function readPriceBook(
  version: PriceVersion,
  payload: Payload,
  req?: PayloadRequest,
): Promise<PriceBook> {
  return makePriceBook(await readPriceDocuments(payload, req), version);
}

/** A fee or period of the policy; its initial value until staff save another. */
export async function readPolicyFigure(
  payload: Payload,
  key: PolicyKey,
  req?: PayloadRequest,
): Promise<number> {
  const own = { depth: 0, overrideAccess: true, ...(req ? { req } : {}) };
  const policy = await payload.findGlobal({ slug: 'policy-settings', ...own });
  return policy[key] ?? policyFigures[key].initial;
}
