import {
  auditPath,
  feedPath,
  homePath,
  type PagedCollection,
  pagedCollections,
  pathOf,
} from '@/platform/paths';
import { formatPence } from '@/prices/rules/money';
import type { ChangedPage } from '@/prices/rules/price-board';
import { formatPriceSpan, type PriceBook, type PriceSource } from '@/prices/rules/price-book';
import type { FigureId, PriceVersion } from '@/prices/rules/price-figures';
import { renderPriceToken, resolvePriceText } from '@/prices/rules/price-tokens';
import { cityNicheQuotes, cityQuotes } from './city-quotes';
import { isThin } from './own-words';
import {
  caseStudyCard,
  caseStudyPrice,
  costComparison,
  enquiryForm,
  findStored,
  packageCard,
  postCard,
  type Quote,
  rowsIn,
  type SiteContent,
  type Stored,
  siteNote,
  tokensIn,
} from './price-quotes';
import {
  listFurtherStudies,
  mostRelatedProjects,
  type RelatablePage,
  rankRelated,
} from './projects';
import { exampleReport, remedyPrice } from './report-quotes';
import { newestPosts, sectionQuotes } from './section-quotes';

function renderQuote(quote: Quote, book: PriceBook): string | null {
  if (quote === 'extra-page') return formatPence(book.extraPagePence);
  const [kind, key] = quote.split(':');
  if (kind === 'span') return formatPriceSpan(key as PriceSource, book);
  return renderPriceToken(quote, book);
}

/** Lists the pages whose figures would change with new prices, without duplicate figures. */
export function changedPages(
  pages: readonly QuotingPage[],
  before: PriceBook,
  after: PriceBook,
): ChangedPage[] {
  const all = new Set(pages.flatMap(({ quotes }) => quotes));
  const differences = new Map<Quote, { before: string; after: string }>();
  for (const quote of all) {
    const [was, is] = [before, after].map((book) => renderQuote(quote, book) ?? '–');
    if (was !== is && was && is) differences.set(quote, { before: was, after: is });
  }
  return pages.flatMap(({ path, title, quotes }) => {
    const changed = quotes.flatMap((quote) => differences.get(quote) ?? []);
    const figures = new Map(changed.map((each) => [`${each.before} ${each.after}`, each]));
    return figures.size > 0 ? [{ path, title, figures: [...figures.values()] }] : [];
  });
}

/**
 * Lists the pages that show a price: those that would change with a penny more or less. A range
 * such as £1,500–2,600 depends on the prices at its ends only; a computed figure depends on all its
 * sources.
 *
 * @param pence the present price; `null` (an empty upper end) appears on no page
 * @param bookOf builds the price book of a version
 * @returns indices into `pages`
 */
export function pagesShowing(
  figure: FigureId,
  pence: number | null,
  pages: readonly QuotingPage[],
  bookOf: (version: PriceVersion) => PriceBook,
): number[] {
  if (pence === null) return [];
  const now = bookOf('published');
  const indexes = new Set<number>();
  const numbered = pages.map((page, index) => ({ ...page, path: String(index) }));
  for (const other of pence > 0 ? [pence + 1, pence - 1] : [pence + 1]) {
    const then = bookOf({ figures: new Map([[figure, other]]) });
    for (const { path } of changedPages(numbered, now, then)) indexes.add(Number(path));
  }
  return [...indexes].sort((a, b) => a - b);
}

interface ListedPage {
  collection: PagedCollection;
  document: Stored;
  path: string;
  title: string;
}

/** Prices that pages show through their layout, in addition to their texts. */
const layouts: Record<PagedCollection, (page: ListedPage, site: Site) => Quote[]> = {
  pages: ({ document }, { content }) => [
    ...sectionQuotes(document.sections, content),
    ...exampleReport(document, content),
  ],
  posts: () => [],
  'legal-pages': () => [],
  cities: ({ document }, { content }) => cityQuotes(document, content),
  'city-niche-pages': ({ document }, { content }) => cityNicheQuotes(document, content),
  industries: ({ document }, { content }) => {
    const item = findStored(content, 'packages', document.package);
    const shown = findStored(content, 'case-studies', item?.caseStudy);
    const own = findStored(content, 'case-studies', document.caseStudy);
    const further = listFurtherStudies(
      content.documents['case-studies'],
      shown?.image ? shown.id : null,
      own?.id ?? null,
    );
    return [
      ...packageCard(item),
      ...siteNote(content, item, null),
      ...further.flatMap((study) => caseStudyCard(study, content)),
      ...enquiryForm(content),
    ];
  },
  'case-studies': (page, site) => [
    ...caseStudyPrice(page.document, site.content),
    ...costComparison(site.content, (page.document.investment as Stored | undefined)?.comparison),
    ...sectionQuotes(page.document.sections, site.content),
    ...relatedProjects(page, site),
  ],
};

interface Site {
  content: SiteContent;
  pages: readonly ListedPage[];
  book: PriceBook;
}

function listPages(content: SiteContent): ListedPage[] {
  return pagedCollections.flatMap((collection) =>
    content.documents[collection].flatMap((document): ListedPage[] => {
      const city = findStored(content, 'cities', document.city);
      const niche = findStored(content, 'niches', document.niche);
      const path = pathOf(collection, { ...document, city, niche });
      return path ? [{ collection, document, path, title: titleOf(document, path) }] : [];
    }),
  );
}

function titleOf({ title, name }: Stored, path: string): string {
  if (path === homePath) return 'Home';
  return String(title ?? name ?? path);
}

const meta = ({ document }: ListedPage) =>
  (document.meta ?? {}) as { description?: string | null; noIndex?: boolean | null };

/** A page as the related-pages ranking sees it. */
function relatable(page: ListedPage, { content, book }: Site): RelatablePage {
  const { collection, document, path, title } = page;
  const isProject = collection === 'case-studies';
  const city = collection === 'cities' ? document : findStored(content, 'cities', document.city);
  const topics = isProject
    ? [document.category, ...rowsIn(document.tags).map(({ text }) => text)]
    : [city?.slug, findStored(content, 'niches', document.niche)?.slug].filter(Boolean);
  const description = isProject ? document.description : meta(page).description;
  return {
    path,
    kind: collection,
    title,
    topics: topics.map(String),
    description: resolvePriceText(String(description ?? ''), book),
  };
}

function isListed(page: ListedPage, { content }: Site): boolean {
  const { collection, document, path } = page;
  if (collection === 'posts' && !newestPosts(content).includes(document)) return false;
  if (collection === 'case-studies' || collection === 'legal-pages' || path === homePath)
    return false;
  const isMeasured = collection === 'cities' || collection === 'city-niche-pages';
  return !meta(page).noIndex && !(isMeasured && isThin(Number(document.ownWords ?? 0)));
}

/** Pages linked by a section, with their descriptions. */
function relatedPages(page: ListedPage, site: Site): Quote[] {
  const sections = rowsIn(page.document.sections).filter(
    ({ blockType }) => blockType === 'relatedLinks',
  );
  if (sections.length === 0) return [];
  const candidates = site.pages
    .filter((each) => isListed(each, site))
    .map((each) => ({ ...relatable(each, site), quotes: tokensIn(meta(each).description) }));
  return sections.flatMap(({ limit, minimum }) =>
    rankRelated(relatable(page, site), candidates, {
      ...(typeof limit === 'number' ? { limit } : {}),
      ...(typeof minimum === 'number' ? { minimum } : {}),
    }).flatMap(({ page: { quotes } }) => quotes),
  );
}

function relatedProjects(page: ListedPage, site: Site): Quote[] {
  const studies = site.pages
    .filter(({ collection }) => collection === 'case-studies')
    .map((each) => ({
      ...relatable(each, site),
      quotes: caseStudyCard(each.document, site.content),
    }));
  const current = studies.find(({ path }) => path === page.path);
  if (!current) return [];
  const shown = rankRelated(current, studies).slice(0, mostRelatedProjects);
  return shown.flatMap(({ page: { quotes } }) => quotes);
}

/** A page with all figures that it quotes. */
export interface QuotingPage {
  /** `null` for pages without a fixed address, such as scan reports. */
  path: string | null;
  title: string;
  quotes: readonly Quote[];
}

/**
 * Lists published pages with their figures: in their texts, and rendered by their layout. Posts are
 * too many to read: the table of uses knows their figures.
 */
export function listQuotingPages(content: SiteContent, book: PriceBook): QuotingPage[] {
  const pages = listPages(content);
  const site: Site = { content, pages, book };
  const read = pages.filter(({ collection }) => collection !== 'posts');
  return read.map((page) => ({
    path: page.path,
    title: page.title,
    quotes: [
      ...new Set([
        ...tokensIn(page.document),
        ...layouts[page.collection](page, site),
        ...relatedPages(page, site),
      ]),
    ],
  }));
}

/** Places other than published pages that quote prices. */
export function listOtherPlaces(content: SiteContent): QuotingPage[] {
  const { packages, retainers, 'chatbot-tiers': tiers } = content.documents;
  const { audit, remedies } = content.settings['scanner-settings'];
  const offers = rowsIn(remedies).flatMap((remedy) => [
    ...tokensIn(remedy.words),
    ...rowsIn(remedy.offers).flatMap((offer) => remedyPrice(content, offer)),
  ]);
  return [
    {
      path: auditPath,
      title: 'Beta audit',
      quotes: ['policy:technicalReport', 'policy:strategyCall', ...tokensIn(audit)],
    },
    { path: null, title: 'Reports of the scanner, where they recommend something', quotes: offers },
    {
      path: feedPath,
      title: 'Feed of the blog',
      quotes: newestPosts(content).flatMap(postCard),
    },
    {
      path: '/llms.txt',
      title: 'Text for AI assistants',
      quotes: [
        ...packages.flatMap((item) => [`package:${item.key}`, ...tokensIn(item.tagline)]),
        ...retainers.flatMap((item) => [`retainer:${item.key}`, ...tokensIn(item.tagline)]),
        ...tiers.map(({ key }) => `chatbot:${key}`),
        ...tokensIn(metaDescriptions(content)),
      ],
    },
  ];
}

/** Descriptions of pages, which the list for AI assistants repeats. */
function metaDescriptions({ documents }: Pick<SiteContent, 'documents'>): unknown[] {
  const lists = { ...documents, posts: newestPosts({ documents }) };
  return Object.values(lists).flatMap((list) =>
    list.map(({ meta }) => (meta as { description?: unknown } | undefined)?.description),
  );
}
