import {
  blogPath,
  homePath,
  type PagedCollection,
  pagedCollections,
  pathOf,
} from '@/platform/paths';
import type { PriceBook } from '@/prices/rules/price-book';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { isThin } from '../own-words';
import { type RelatablePage, rankRelated } from '../projects';
import { sectionQuotes } from './section-quotes';
import {
  caseStudyCard,
  chosenPackage,
  costComparison,
  enquiryForm,
  nichePackage,
  packageCard,
  packageRange,
  postCard,
} from './shared-quotes';
import { findStored, rowsIn, type SiteContent, type Stored } from './stored-content';
import { type Quote, tokensIn } from './tokens-in';

/** A published page, as far as prices are concerned. */
interface ListedPage {
  collection: PagedCollection;
  document: Stored;
  path: string;
  title: string;
}

/** What the site’s pages show of the price list by their own layout, beside their words. */
const layouts: Record<PagedCollection, (page: ListedPage, site: Site) => Quote[]> = {
  pages: ({ document, path }, { content }) => [
    ...sectionQuotes(document.sections, content),
    ...(path === blogPath ? content.documents.posts.flatMap(postCard) : []),
  ],
  posts: () => [],
  'legal-pages': () => [],
  cities: ({ document }, { content }) => [
    'span:express',
    'span:core-sites',
    'span:industry',
    ...content.documents['city-niche-pages']
      .filter(({ city }) => city === document.id)
      .flatMap((page) => packageRange(nichePackage(content, page))),
  ],
  'city-niche-pages': ({ document }, { content }) => packageCard(nichePackage(content, document)),
  industries: ({ document }, { content }) => [
    ...packageCard(chosenPackage(content, document.package)),
    ...caseStudyCard(findStored(content, 'case-studies', document.caseStudy)),
    ...enquiryForm(content),
  ],
  'case-studies': (page, site) => [
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

/** As the lists of related pages see a page. */
function relatable(page: ListedPage, { content, book }: Site): RelatablePage {
  const { collection, document, path, title } = page;
  if (collection === 'case-studies') {
    const tags = rowsIn(document.tags).map(({ text }) => String(text));
    const description = resolvePriceText(String(document.description ?? ''), book);
    return {
      path,
      kind: collection,
      title,
      topics: [String(document.category), ...tags],
      description,
    };
  }
  const city = collection === 'cities' ? document : findStored(content, 'cities', document.city);
  const niche = findStored(content, 'niches', document.niche);
  return {
    path,
    kind: collection,
    title,
    topics: [city?.slug, niche?.slug].flatMap((slug) => (typeof slug === 'string' ? [slug] : [])),
    description: resolvePriceText(meta(page).description ?? '', book),
  };
}

function isListed(page: ListedPage): boolean {
  const { collection, document, path } = page;
  if (collection === 'case-studies' || collection === 'legal-pages' || path === homePath)
    return false;
  const isMeasured = collection === 'cities' || collection === 'city-niche-pages';
  return !meta(page).noIndex && !(isMeasured && isThin(Number(document.ownWords ?? 0)));
}

/** Pages that a section leads on to, each with its description. */
function relatedPages(page: ListedPage, site: Site): Quote[] {
  const sections = rowsIn(page.document.sections).filter(
    ({ blockType }) => blockType === 'relatedLinks',
  );
  if (sections.length === 0) return [];
  const candidates = site.pages
    .filter(isListed)
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
    .map((each) => ({ ...relatable(each, site), quotes: caseStudyCard(each.document) }));
  const current = studies.find(({ path }) => path === page.path);
  return current ? rankRelated(current, studies).flatMap(({ page: { quotes } }) => quotes) : [];
}

/** A page with every figure that it quotes. */
export interface QuotingPage {
  /** `null` for pages that have no fixed address, such as scan reports. */
  path: string | null;
  title: string;
  quotes: readonly Quote[];
}

/**
 * Lists every published page with the figures that it quotes: price tokens in its words and in the
 * words of what it shows, and what its layout and sections render of the price list.
 *
 * @param book the prices of now: which pages are related to each other depends on their words
 */
export function listQuotingPages(content: SiteContent, book: PriceBook): QuotingPage[] {
  const pages = listPages(content);
  const site: Site = { content, pages, book };
  return pages.map((page) => ({
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
