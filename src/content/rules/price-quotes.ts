import { type PagedCollection, pagedCollections } from '@/platform/paths';
import { costFigures } from '@/prices/rules/comparisons';
import { tokenKinds, tokensOf } from '@/prices/rules/price-tokens';
import { figureIn, isNode, valuesIn } from './lexical';
import { mostNewestPosts } from './posts';

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
function idIn(value: unknown): number | null {
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

function pricesWithTexts(kind: string, documents: readonly Stored[]): Quote[] {
  return documents.flatMap((item) => [`${kind}:${item.key}`, ...tokensIn(item)]);
}

/** Figures of a package with its texts, as on cards and receipts. */
export function packageCard(item: Stored | undefined): Quote[] {
  return item ? pricesWithTexts('package', [item]) : [];
}

/** Days in which a client may cancel, beside forms and receipts. */
export const refund: Quote = 'policy:statutoryCancellation';

/** Figures of the enquiry form, whose list of packages shows each price. */
export function enquiryForm({ documents }: SiteContent): Quote[] {
  return [
    ...documents.packages.map(({ key }) => `package:${key}`),
    ...documents.retainers.map(({ key }) => `retainer:${key}`),
    refund,
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
export function packageShowing(study: Stored, content: SiteContent): Stored | undefined {
  const { packages, niches } = content.documents;
  const names = ({ caseStudy }: Stored) => caseStudy === study.id;
  return packages.find(names) ?? findStored(content, 'packages', niches.find(names)?.package);
}

export function caseStudyCard(study: Stored | undefined, content: SiteContent): Quote[] {
  if (!study) return [];
  const { title, category, description } = study;
  const item = packageShowing(study, content);
  return [...tokensIn([title, category, description]), ...(item ? [`package:${item.key}`] : [])];
}

/** Figures below a trade's site, which says itself what of its price isn't the package's. */
export function siteNote(
  content: SiteContent,
  item: Stored | undefined,
  caseStudy: unknown,
): Quote[] {
  const study = findStored(content, 'case-studies', caseStudy);
  return study && study.id !== idIn(item?.caseStudy) ? tokensIn(study.description) : [];
}

export function postCard({ title, excerpt }: Stored): Quote[] {
  return tokensIn([title, excerpt]);
}

type Section = Record<string, unknown>;
type Reader = (section: Section, content: SiteContent) => Quote[];

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Packages of a section: the named ones, or those of its groups. */
function packagesOf(section: Section, { documents }: SiteContent): Stored[] {
  const only = list(section.only).map(idIn);
  const groups = list(section.groups);
  return documents.packages.filter(({ id, group }) =>
    only.length > 0 ? only.includes(id) : groups.includes(group),
  );
}

function packageGrid(section: Section, content: SiteContent): Quote[] {
  return packagesOf(section, content).flatMap((item) => [
    ...packageCard(item),
    ...list(item.availableAddOns).flatMap((id) => priceOf(content, 'add-ons', id)),
  ]);
}

function addOnList({ kind }: Section, { documents }: SiteContent): Quote[] {
  return documents['add-ons']
    .filter((item) => item.kind === kind)
    .flatMap((item) => [
      `add-on:${item.key}`,
      ...(item.kind === 'retainer' ? [`add-on:${item.key}:standalone`] : []),
      ...tokensIn(item),
    ]);
}

function featureMatrix(section: Section, content: SiteContent): Quote[] {
  const shown = packagesOf(section, content).map(({ id }) => id);
  return content.documents['feature-matrix'].flatMap((row) => [
    ...tokensIn(row),
    ...(list(row.addOnIn).some((id) => shown.includes(idIn(id) ?? 0))
      ? priceOf(content, 'add-ons', row.addOn)
      : []),
  ]);
}

function estimator(_section: Section, content: SiteContent): Quote[] {
  const settings = content.settings['estimator-settings'];
  return [
    'extra-page',
    ...rowsIn(settings.projectTypes).flatMap((type) =>
      priceOf(content, 'packages', type.package, ':from'),
    ),
    ...pricesWithTexts(
      'add-on',
      content.documents['add-ons'].filter(({ kind }) => kind === 'build'),
    ),
    ...tokensIn(settings),
  ];
}

const tiers: Reader = (_section, { documents }) =>
  pricesWithTexts('chatbot', documents['chatbot-tiers']);

const newestFirst = (one: Stored, other: Stored) =>
  String(other.publishedOn).localeCompare(String(one.publishedOn));

/** The posts of the feed and of the lists that hold the newest. */
export function newestPosts({ documents }: Pick<SiteContent, 'documents'>): Stored[] {
  return documents.posts.toSorted(newestFirst).slice(0, mostNewestPosts);
}

function postList({ category, limit }: Section, { documents }: SiteContent): Quote[] {
  return documents.posts
    .filter((post) => !category || post.category === category)
    .toSorted(newestFirst)
    .slice(0, typeof limit === 'number' ? limit : undefined)
    .flatMap(postCard);
}

/** Price-list figures that a section shows in addition to its tokens. */
const readers: Record<string, Reader> = {
  packageGrid,
  addOnList,
  featureMatrix,
  estimator,
  postList,
  retainerList: (_section, { documents }) => pricesWithTexts('retainer', documents.retainers),
  chatbotTiers: tiers,
  chatbotRoi: (section, content) => [
    ...tiers(section, content),
    'policy:chatbotExtraFrom',
    'policy:chatbotExtraTo',
  ],
  whatsappSums: () => ['add-on:whatsapp'],
  hiddenFees: (_section, { documents }) => documents['hidden-fees'].map(({ key }) => `fee:${key}`),
  costComparison: ({ comparison }, content) => costComparison(content, comparison),
  comparisonTable: ({ table }, all) => tokensIn(findStored(all, 'comparison-tables', table)),
  priceSummary: ({ rows }) => rowsIn(rows).map(({ source }) => `span:${source}`),
  hero: ({ receiptPackage: id }, all) => (id ? priceOf(all, 'packages', id) : []),
  tradeSites: ({ trades }, content) =>
    rowsIn(trades).flatMap((trade) => [
      ...priceOf(content, 'packages', trade.package),
      ...siteNote(content, findStored(content, 'packages', trade.package), trade.caseStudy),
    ]),
  leadCapture: (_section, content) => enquiryForm(content),
  callToAction: ({ hasForm }, content) => (hasForm ? enquiryForm(content) : []),
  faq: ({ topics }, { documents }) =>
    tokensIn(documents.faqs.filter(({ topic }) => list(topics).includes(topic))),
  industryList: (_section, content) =>
    content.documents.industries.flatMap((industry) => [
      ...tokensIn(industry.lead),
      ...priceOf(content, 'packages', industry.package),
    ]),
  claims: (_section, { settings }) =>
    tokensIn(rowsIn(settings['site-settings'].claims).filter(({ isShown }) => isShown)),
  caseStudyGrid: ({ limit }, content) =>
    content.documents['case-studies']
      .slice(0, typeof limit === 'number' ? limit : undefined)
      .flatMap((study) => caseStudyCard(study, content)),
};

/** Number of packages listed in structured data (specification, section 1). */
const offeredPackages = 3;

function isOffer({ blockType, groups }: Section): boolean {
  return (
    blockType === 'priceSummary' || (blockType === 'packageGrid' && list(groups).includes('core'))
  );
}

/** Lists the figures quoted by a page's stored sections and by its structured data. */
export function sectionQuotes(sections: unknown, content: SiteContent): Quote[] {
  const all = rowsIn(sections);
  const offers = all.some(isOffer)
    ? content.documents.packages.slice(0, offeredPackages).flatMap(packageCard)
    : [];
  return [
    ...tokensIn(all),
    ...all.flatMap((section) => readers[String(section.blockType)]?.(section, content) ?? []),
    ...offers,
  ];
}
