import { hasPriceEnds } from '@/prices/rules/work-size';
import { mostNewestPosts } from './posts';
import {
  builtSite,
  caseStudyCard,
  costComparison,
  enquiryForm,
  findStored,
  idIn,
  packageCard,
  postCard,
  priceOf,
  pricesWithTexts,
  promises,
  type Quote,
  rowsIn,
  type SiteContent,
  type Stored,
  siteNote,
  tokensIn,
} from './price-quotes';

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
    ...builtSite(content, findStored(content, 'case-studies', item.caseStudy), item),
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

/** Of a package whose note names the price of a page. */
function receiptOf(item: Stored | undefined, content: SiteContent): Quote[] {
  const pages = String(item?.pages ?? '');
  const priceToPence = Number(item?.priceToPence) || null;
  const isByPages = hasPriceEnds({ pages, priceToPence });
  return [...priceOf(content, 'packages', item?.id), ...(isByPages ? ['extra-page' as const] : [])];
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
  hero: ({ receiptPackage: id, rate }, all) => [
    ...(id ? receiptOf(findStored(all, 'packages', id), all) : []),
    ...((rate as { title?: string } | undefined)?.title ? promises : []),
  ],
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
