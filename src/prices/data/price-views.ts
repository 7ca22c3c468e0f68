import type {
  AddOn,
  ChatbotTier,
  CostComparison,
  HiddenFee,
  Package,
  Retainer,
  SiteSetting,
} from '@/payload-types';
import { type CostSide, compareCosts } from '../rules/comparisons';
import type { AddOnView, PackageView, RetainerView } from '../rules/price-list-views';
import type { SiteFigures } from '../rules/site-figures';
import type {
  ChatbotTierView,
  CostComparisonView,
  CostLineView,
  HiddenFeeView,
} from '../rules/table-views';

const idOf = (related: number | { id: number } | null | undefined): number =>
  typeof related === 'object' && related !== null ? related.id : (related ?? 0);

/**
 * Payload's package as the site shows it; price tokens in its texts are not resolved yet, nor the
 * address of its case study.
 */
export function toPackageView(doc: Package, addOns: ReadonlyMap<number, AddOnView>): PackageView {
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
    badge: doc.badge || null,
    isPopular: doc.isPopular ?? false,
    learnMoreHref: doc.learnMorePath || null,
    addOns: (doc.availableAddOns ?? []).flatMap((related) => {
      const item = addOns.get(idOf(related));
      return item ? [{ key: item.key, name: item.name, pricePence: item.pricePence }] : [];
    }),
    caseStudyId: idOf(doc.caseStudy) || null,
    caseStudyHref: null,
  };
}

export function toRetainerView(doc: Retainer): RetainerView {
  return {
    key: doc.key,
    name: doc.name,
    tagline: doc.tagline ?? '',
    pricePerMonthPence: doc.pricePerMonthPence,
    features: (doc.features ?? []).map(({ text }) => text),
    isPopular: doc.isPopular ?? false,
  };
}

export function toAddOnView(doc: AddOn): AddOnView {
  return {
    key: doc.key,
    name: doc.name,
    description: doc.description ?? '',
    kind: doc.kind,
    pricePence: doc.pricePence,
    unit: doc.unit || null,
  };
}

export function toChatbotTierView(doc: ChatbotTier): ChatbotTierView {
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

export function toHiddenFeeView(doc: HiddenFee): HiddenFeeView {
  return {
    key: doc.key,
    name: doc.name,
    monthlyPence: doc.monthlyPence,
    description: doc.description,
    isTickedAtStart: doc.isTickedAtStart ?? false,
  };
}

/** Published prices by id, for the lines of a cost comparison that refer to them. */
export interface PriceLookup {
  packages: ReadonlyMap<number, PackageView>;
  retainers: ReadonlyMap<number, RetainerView>;
  hiddenFees: ReadonlyMap<number, HiddenFeeView>;
}

type StoredLine = CostComparison['sides'][number]['lines'][number];

/** `null` when what the line refers to is not published, so that it is left out, not counted as 0. */
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

/** A comparison with its lines' amounts looked up and its totals worked out. */
export function toCostComparisonView(
  doc: CostComparison,
  prices: PriceLookup,
): CostComparisonView | null {
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

/** What texts can quote of the settings. */
export function toSiteFigures(settings: SiteSetting): SiteFigures {
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
  };
}
