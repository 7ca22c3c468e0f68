import { formatPence, formatPenceRange } from './money';
import type { PolicyKey } from './policy-figures';
import { isGeneralSite } from './work-size';

/** The groups of the price list, in the order of the pricing page. */
export const packageGroups = ['core', 'industry', 'influencer', 'portfolio-pro', 'custom'] as const;
export type PackageGroup = (typeof packageGroups)[number];

export interface PackageView {
  id: number;
  /** Natural key, also the enquiry form's option value, e.g. `business-starter`. */
  key: string;
  name: string;
  group: PackageGroup;
  tagline: string;
  description: string;
  /** `null` on both: price on application. */
  priceFromPence: number | null;
  priceToPence: number | null;
  /** e.g. `2–3 weeks`. */
  timeline: string;
  /** e.g. `5–8`, `up to 10`, `1`. */
  pages: string;
  /** e.g. `2`, `unlimited`. */
  revisions: string;
  /** e.g. `2 months`, `30 days`. */
  support: string;
  features: string[];
  perfectFor: string;
  /** e.g. `Most popular`; `null` without a badge. */
  badge: string | null;
  /** The one that was sold most, see `findMostSold`. */
  isPopular: boolean;
  /** Address of its description, which may be unpublished. */
  learnMoreHref: string | null;
  /** Recommended build add-ons. */
  addOns: { key: string; name: string; pricePence: number }[];
  /** A case study of such a site, published or not. */
  caseStudyId: number | null;
  /** A picture in place of such a case study. */
  pictureId: number | null;
}

export interface RetainerView {
  key: string;
  name: string;
  tagline: string;
  pricePerMonthPence: number;
  features: string[];
}

export interface AddOnView {
  id: number;
  key: string;
  name: string;
  description: string;
  /** `retainer` adds to a retainer, `build` to a package. */
  kind: 'retainer' | 'build';
  pricePence: number;
  /** The unit, e.g. `per post`; `null` for a one-off purchase. */
  unit: string | null;
}

/** Facts about the site that texts can quote as `{{site:…}}`. */
export const siteFigures = {
  brandName: 'Brand name',
  legalName: 'Registered name',
  companyNumber: 'Company number',
  registeredAddress: 'Registered address',
  email: 'E-mail',
  locality: 'Where you are',
  openingDays: 'Opening days',
  opens: 'Opens at',
  closes: 'Closes at',
  scannerBrand: 'Name of the scanner',
  scanDuration: 'How long a scan takes',
} as const;

export type SiteFigureKey = keyof typeof siteFigures;
export const siteFigureKeys = Object.keys(siteFigures) as SiteFigureKey[];
export type SiteFigures = Record<SiteFigureKey, string>;

/** Stated until enough scans have been measured. */
const expectedScanSeconds = 10;

/** How long a scan takes: the measured median, in whole seconds, or what to expect until then. */
export function wordScanDuration(measuredSeconds: number | null): string {
  const seconds = Math.max(1, Math.ceil(measuredSeconds ?? expectedScanSeconds));
  return seconds === 1 ? 'about 1 second' : `about ${seconds} seconds`;
}

export interface CostLineView {
  label: string;
  pence: number;
  every: 'once' | 'month' | 'year';
}

export interface CostSideView {
  label: string;
  isOurs: boolean;
  lines: CostLineView[];
  /** Yearly costs, first year first. */
  yearTotalsPence: number[];
  totalPence: number;
}

/** Two payment models compared over some years. */
export interface CostComparisonView {
  id: number;
  key: string;
  title: string;
  years: number;
  theirs: CostSideView;
  ours: CostSideView;
  /** The competitor's total minus our total; may be negative. */
  savingPence: number;
  note: string | null;
  source: string | null;
}

export interface ChatbotTierView {
  key: string;
  name: string;
  title: string;
  pricePerMonthFromPence: number;
  pricePerMonthToPence: number;
  /** Per month. */
  conversations: number;
  model: string;
  description: string;
  features: string[];
  bestFor: string;
  isRecommended: boolean;
}

export interface HiddenFeeView {
  key: string;
  name: string;
  monthlyPence: number;
  description: string;
  isTickedAtStart: boolean;
}

/** All prices in one version, with the other figures that texts quote. */
export interface PriceBook {
  packages: PackageView[];
  retainers: RetainerView[];
  addOns: AddOnView[];
  chatbotTiers: ChatbotTierView[];
  hiddenFees: HiddenFeeView[];
  costComparisons: CostComparisonView[];
  policy: Record<PolicyKey, number>;
  extraPagePence: number;
  site: SiteFigures;
}

/** Price of a chatbot tier with the bundle's retainer, less the saving; never negative. */
export function chatbotBundlePence(
  tier: Pick<ChatbotTierView, 'pricePerMonthFromPence' | 'pricePerMonthToPence'>,
  retainerPence: number,
  savingPence: number,
): { fromPence: number; toPence: number } {
  const together = (pence: number) => Math.max(0, retainerPence + pence - savingPence);
  return {
    fromPence: together(tier.pricePerMonthFromPence),
    toPence: together(tier.pricePerMonthToPence),
  };
}

/** Price of an add-on without a retainer, rounded to a penny (specification, section 6). */
export function standaloneAddOnPence(pricePence: number, surchargePercent: number): number {
  return Math.round((pricePence * (100 + surchargePercent)) / 100);
}

/** What a client without a retainer pays for an add-on. One for a build has a single price. */
export function addOnPenceWithoutRetainer(
  { kind, pricePence }: Pick<AddOnView, 'kind' | 'pricePence'>,
  surchargePercent: number,
): number {
  return kind === 'retainer' ? standaloneAddOnPence(pricePence, surchargePercent) : pricePence;
}

/** Kinds of item in a row of the price summary. */
export const priceSources = [
  'express',
  'core-sites',
  'industry',
  'influencer',
  'portfolio-pro',
  'custom',
  'retainers',
] as const;
export type PriceSource = (typeof priceSources)[number];

interface Span {
  fromPence: number | null;
  toPence: number | null;
}

/** The range covered by some prices; `null` at both ends if none has a figure. */
export function spanOf(prices: readonly Span[]): Span {
  const froms = prices.flatMap(({ fromPence }) => fromPence ?? []);
  const tos = prices.flatMap(({ fromPence, toPence }) => toPence ?? fromPence ?? []);
  if (froms.length === 0) return { fromPence: null, toPence: null };
  return { fromPence: Math.min(...froms), toPence: Math.max(...tos) };
}

function pricesOf(source: PriceSource, book: PriceBook): Span[] {
  if (source === 'retainers') {
    return book.retainers.map(({ pricePerMonthPence }) => ({
      fromPence: pricePerMonthPence,
      toPence: pricePerMonthPence,
    }));
  }
  return book.packages
    .filter(({ key, group }) => {
      if (source === 'express') return key === 'express';
      if (source === 'core-sites') return isGeneralSite({ key, group });
      return group === source;
    })
    .map(({ priceFromPence, priceToPence }) => ({
      fromPence: priceFromPence,
      toPence: priceToPence,
    }));
}

/** Price range of a part of the price list: `£1,500–2,600`; `POA` without any figure. */
export function formatPriceSpan(source: PriceSource, book: PriceBook): string {
  const { fromPence, toPence } = spanOf(pricesOf(source, book));
  return formatPenceRange(fromPence, toPence);
}

/** Badge of the package that was sold most. */
export const mostPopular = 'Most popular';

/** Sales of the leading package below which nothing is called popular. */
const fewestSales = 3;

type Priced = Pick<AddOnView, 'pricePence'>;

/** A price with that of add-ons. */
export function penceWith(pence: number, addOns: readonly Priced[]): number {
  return addOns.reduce((sum, { pricePence }) => sum + pricePence, pence);
}

/** What a package costs with add-ons: `£2,300–2,700`. */
export function formatPriceWith(
  { priceFromPence: from, priceToPence: to }: Pick<PackageView, 'priceFromPence' | 'priceToPence'>,
  addOns: readonly Priced[],
): string {
  const add = (pence: number | null) => (pence === null ? null : penceWith(pence, addOns));
  return formatPenceRange(add(from), add(to));
}

/** What a site cost, its add-ons in it: `£2,300 with WhatsApp integration`. */
export function formatPriceBuilt(
  pence: number,
  addOns: readonly Pick<AddOnView, 'name' | 'pricePence'>[],
): string {
  const names = addOns.map(({ name }) => name).join(' and ');
  return [formatPence(penceWith(pence, addOns)), ...(names ? [`with ${names}`] : [])].join(' ');
}

/** What a site or a package costs, and each add-on, which a client may leave out. */
export function priceFacts(
  own: { term: string; value: string },
  addOns: readonly Pick<AddOnView, 'name' | 'pricePence'>[],
) {
  const further = addOns.map(({ name, pricePence }) => ({
    term: `With ${name}`,
    value: `+ ${formatPence(pricePence)}`,
  }));
  return [own, ...further];
}

type OfferedPackage = Pick<PackageView, 'name' | 'priceFromPence' | 'priceToPence' | 'timeline'>;

/** A package in one line, for the form that carries it: its name, price and time. */
export function describePackage(item: OfferedPackage): string {
  const { name, priceFromPence, priceToPence, timeline } = item;
  return [name, formatPenceRange(priceFromPence, priceToPence), timeline].join(' · ');
}

/** A monthly plan in one line. */
export function describePlan({ name, pricePerMonthPence }: RetainerView): string {
  return `${name} · ${formatPence(pricePerMonthPence)} a month`;
}

/**
 * The package sold most often; null while few were sold, or while two are level.
 * @param sold keys of the packages of won enquiries
 */
export function findMostSold(sold: readonly string[]): string | null {
  const counts = [...Map.groupBy(sold, (key) => key)]
    .map(([key, { length }]) => ({ key, length }))
    .toSorted((a, b) => b.length - a.length);
  const [first, second] = counts;
  if (!first || first.length < fewestSales || first.length === second?.length) return null;
  return first.key;
}
