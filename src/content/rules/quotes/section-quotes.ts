import {
  caseStudyCard,
  chosenPackage,
  costComparison,
  enquiryForm,
  packageCard,
  packageRange,
  postCard,
} from './shared-quotes';
import { findStored, idIn, rowsIn, type SiteContent, type Stored } from './stored-content';
import { type Quote, tokensIn } from './tokens-in';

type Section = Record<string, unknown>;
type Reader = (section: Section, content: SiteContent) => Quote[];

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The packages of a section: those that it names, or those of its groups. */
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
    ...list(item.availableAddOns).flatMap((id) => addOn(content, id)),
  ]);
}

function addOn(content: SiteContent, relation: unknown): Quote[] {
  const found = findStored(content, 'add-ons', relation);
  return found ? [`add-on:${found.key}`] : [];
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
      ? addOn(content, row.addOn)
      : []),
  ]);
}

function estimator(_section: Section, content: SiteContent): Quote[] {
  const settings = content.settings['estimator-settings'];
  return [
    'extra-page',
    ...rowsIn(settings.projectTypes).flatMap((type) => {
      const item = chosenPackage(content, type.package);
      return item ? [`package:${item.key}:from`] : [];
    }),
    ...content.documents['add-ons'].flatMap((item) =>
      item.kind === 'build' ? [`add-on:${item.key}`, ...tokensIn(item)] : [],
    ),
    ...tokensIn(settings),
  ];
}

const tiers: Reader = (_section, { documents }) =>
  documents['chatbot-tiers'].flatMap((tier) => [`chatbot:${tier.key}`, ...tokensIn(tier)]);

function postList({ category, limit }: Section, { documents }: SiteContent): Quote[] {
  const newestFirst = (one: Stored, other: Stored) =>
    String(other.publishedOn).localeCompare(String(one.publishedOn));
  return documents.posts
    .filter((post) => !category || post.category === category)
    .toSorted(newestFirst)
    .slice(0, typeof limit === 'number' ? limit : undefined)
    .flatMap(postCard);
}

/** What a section shows of the price list beyond the tokens in its own words. */
const readers: Record<string, Reader> = {
  packageGrid,
  addOnList,
  featureMatrix,
  estimator,
  postList,
  retainerList: (_section, { documents }) =>
    documents.retainers.flatMap((item) => [`retainer:${item.key}`, ...tokensIn(item)]),
  chatbotTiers: tiers,
  chatbotRoi: (section, content) => [
    ...tiers(section, content),
    'policy:chatbotExtraFrom',
    'policy:chatbotExtraTo',
  ],
  hiddenFees: (_section, { documents }) => documents['hidden-fees'].map(({ key }) => `fee:${key}`),
  costComparison: ({ comparison }, content) => costComparison(content, comparison),
  comparisonTable: ({ table }, content) =>
    tokensIn(findStored(content, 'comparison-tables', table)),
  priceSummary: ({ rows }) => rowsIn(rows).map(({ source }) => `span:${source}`),
  hero: ({ receiptPackage }, content) => packageRange(chosenPackage(content, receiptPackage)),
  leadCapture: (_section, content) => enquiryForm(content),
  callToAction: ({ hasForm }, content) => (hasForm ? enquiryForm(content) : []),
  faq: ({ topics }, { documents }) =>
    tokensIn(documents.faqs.filter(({ topic }) => list(topics).includes(topic))),
  industryList: (_section, content) =>
    content.documents.industries.flatMap((industry) => [
      ...tokensIn(industry.lead),
      ...packageRange(chosenPackage(content, industry.package)),
    ]),
  claims: (_section, { settings }) =>
    tokensIn(rowsIn(settings['site-settings'].claims).filter(({ isShown }) => isShown)),
  caseStudyGrid: ({ limit }, { documents }) =>
    documents['case-studies']
      .slice(0, typeof limit === 'number' ? limit : undefined)
      .flatMap(caseStudyCard),
};

/** How many packages are offered in structured data (specification, section 1). */
const offeredPackages = 3;

function isOffer({ blockType, groups }: Section): boolean {
  return (
    blockType === 'priceSummary' || (blockType === 'packageGrid' && list(groups).includes('core'))
  );
}

/**
 * Lists the figures that a page’s sections quote, with what search engines are told beside them.
 *
 * @param sections as stored
 */
export function sectionQuotes(sections: unknown, content: SiteContent): Quote[] {
  const all = rowsIn(sections);
  const offers = all.some(isOffer)
    ? [
        'policy:serviceRangeFrom',
        'policy:serviceRangeTo',
        ...content.documents.packages.slice(0, offeredPackages).flatMap(packageCard),
      ]
    : [];
  return [
    ...tokensIn(all),
    ...all.flatMap((section) => readers[String(section.blockType)]?.(section, content) ?? []),
    ...offers,
  ];
}
