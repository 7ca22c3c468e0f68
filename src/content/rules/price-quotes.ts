import { type PagedCollection, pagedCollections } from '@/platform/paths';
import { costFigures } from '@/prices/rules/comparisons';
import { tokenKinds, tokensOf } from '@/prices/rules/price-tokens';
import { priceOfPages } from '@/prices/rules/work-size';
import { figureIn, isNode, valuesIn } from './lexical';

/** A figure quoted by a page: a price token, a price range (`span:industry`), or `extra-page`. */
export type Quote = string;

/** Finds all price tokens in a stored document, in plain and rich texts at any depth. */
export function tokensIn(value: unknown): Quote[] {
  const found = [...valuesIn(value)].flatMap((item) => {
    if (typeof item === 'string') return tokensOf(item);
    return (isNode(item) && figureIn(item)) || [];
  });
  return [...new Set(found)];
}

/** A published document as stored: relations are ids, price tokens are unresolved. */
export type Stored = Record<string, unknown> & { id: number };

/** Collections without pages whose texts or figures appear on pages. */
const quotedCollections = [
  'packages',
  'retainers',
  'add-ons',
  'chatbot-tiers',
  'hidden-fees',
  'cost-comparisons',
  'comparison-tables',
  'feature-matrix',
  'faqs',
  'niches',
] as const;

export const contentCollections = [...quotedCollections, ...pagedCollections] as const;
export type ContentCollection = (typeof quotedCollections)[number] | PagedCollection;

export const contentSettings = ['estimator-settings', 'site-settings', 'scanner-settings'] as const;
export type ContentSettings = (typeof contentSettings)[number];

/**
 * All published content from which pages are built, each collection in its display order. Of the
 * posts the newest, and the newest of each category.
 */
export interface SiteContent {
  documents: Record<ContentCollection, readonly Stored[]>;
  settings: Record<ContentSettings, Record<string, unknown>>;
}

/** Id of a relation, populated or not. */
export function idIn(value: unknown): number | null {
  const id = typeof value === 'number' ? value : ((value ?? {}) as { id?: unknown }).id;
  return typeof id === 'number' ? id : null;
}

export function rowsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value : [];
}

/** The document of a relation; `undefined` if it is unpublished. */
export function findStored(
  { documents }: SiteContent,
  collection: ContentCollection,
  value: unknown,
): Stored | undefined {
  const id = idIn(value);
  return documents[collection].find((document) => document.id === id);
}

/** The price of a price-list document; empty if it is unpublished. */
export function priceOf(
  content: SiteContent,
  collection: keyof typeof tokenKinds,
  relation: unknown,
  part = '',
): Quote[] {
  const found = findStored(content, collection, relation);
  return found ? [`${tokenKinds[collection]}:${found.key}${part}`] : [];
}

export function pricesWithTexts(kind: string, documents: readonly Stored[]): Quote[] {
  return documents.flatMap((item) => [`${kind}:${item.key}`, ...tokensIn(item)]);
}

/** Figures of a package with its texts, as on cards and receipts. */
export function packageCard(item: Stored | undefined): Quote[] {
  return item ? pricesWithTexts('package', [item]) : [];
}

/** Days in which a client may cancel, beside forms and receipts. */
export const refund: Quote = 'policy:statutoryCancellation';

/** Figures beside the rate for the first clients. */
export const promises: Quote[] = [refund, 'policy:deposit', 'policy:replyWithin'];

/** Figures of the enquiry form, whose list of packages shows each price. */
export function enquiryForm({ documents }: SiteContent): Quote[] {
  return [
    ...documents.packages.map(({ key }) => `package:${key}`),
    ...documents.retainers.map(({ key }) => `retainer:${key}`),
    refund,
    'policy:deposit',
  ];
}

/** A niche page's package: its own choice, or the niche's. */
export function nichePackage(content: SiteContent, page: Stored): Stored | undefined {
  const niche = findStored(content, 'niches', page.niche);
  return findStored(content, 'packages', idIn(page.package) ?? niche?.package);
}

/** Figures and texts of a cost comparison, both sides included. */
export function costComparison(content: SiteContent, relation: unknown): Quote[] {
  const comparison = findStored(content, 'cost-comparisons', relation);
  if (!comparison) return [];
  const lines = rowsIn(comparison.sides).flatMap(({ lines: own }) => rowsIn(own));
  return [
    ...Object.keys(costFigures).map((part) => `cost:${comparison.key}:${part}`),
    ...lines.flatMap((line) => costLine(content, line)),
    ...tokensIn(comparison),
  ];
}

function costLine(content: SiteContent, line: Record<string, unknown>): Quote[] {
  switch (line.from) {
    case 'hiddenFee':
      return priceOf(content, 'hidden-fees', line.hiddenFee);
    case 'retainer':
      return priceOf(content, 'retainers', line.retainer);
    case 'packageFrom':
      return priceOf(content, 'packages', line.package, ':from');
    case 'packageTo':
      return priceOf(content, 'packages', line.package, ':to');
    default:
      return [];
  }
}

/**
 * The package whose price belongs to a case study: the one that names it, or else that of the
 * first trade that shows it.
 */
function packageShowing(study: Stored, content: SiteContent): Stored | undefined {
  const { packages, niches } = content.documents;
  const names = ({ caseStudy }: Stored) => caseStudy === study.id;
  return packages.find(names) ?? findStored(content, 'packages', niches.find(names)?.package);
}

/** What a case study’s very site costs, see `priceOfPages`; empty where a range is shown. */
export function builtSite(
  content: SiteContent,
  study: Stored | undefined,
  item: Stored | undefined,
): Quote[] {
  if (!study?.pageCount || !item) return [];
  const priced = item as Stored & Parameters<typeof priceOfPages>[0];
  const { extraPagePence } = content.settings['estimator-settings'];
  const built = priceOfPages(priced, Number(study.pageCount), Number(extraPagePence));
  if (!built) return [];
  const isAtUpperEnd = built.pence === priced.priceToPence;
  const addOns = tokensIn(study.description).filter((token) => token.startsWith('add-on:'));
  return [`package:${item.key}${isAtUpperEnd ? '' : ':from'}`, 'extra-page', ...addOns];
}

/** The price on a case study’s page: of its very site, and the range of a package that names it. */
export function caseStudyPrice(study: Stored, content: SiteContent): Quote[] {
  const item = packageShowing(study, content);
  if (!item) return [];
  const built = builtSite(content, study, item);
  return built.length > 0 && item.caseStudy !== study.id
    ? built
    : [`package:${item.key}`, ...built];
}

/** Figures of a case study’s card, which has the range only where the site has no own price. */
export function caseStudyCard(study: Stored | undefined, content: SiteContent): Quote[] {
  if (!study) return [];
  const { title, category, description } = study;
  const built = builtSite(content, study, packageShowing(study, content));
  const price = built.length > 0 ? built : caseStudyPrice(study, content);
  return [...tokensIn([title, category, description]), ...price];
}

/** Figures of a trade’s site, or of its package’s, beside the range of the package. */
export function siteNote(
  content: SiteContent,
  item: Stored | undefined,
  caseStudy: unknown,
): Quote[] {
  const own = findStored(content, 'case-studies', item?.caseStudy);
  const study = findStored(content, 'case-studies', caseStudy);
  if (!study || study === own) return builtSite(content, own, item);
  return [...tokensIn(study.description), ...builtSite(content, study, item)];
}

export function postCard({ title, excerpt }: Stored): Quote[] {
  return tokensIn([title, excerpt]);
}
