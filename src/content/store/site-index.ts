import 'server-only';
import { cache } from 'react';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import { type PagedCollection, pathOf } from '@/platform/paths';
import { rememberUntilChange } from '@/platform/remember-for';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import { type IsLive, liveLinkCheck } from '../rules/live-links';
import { isThin } from '../rules/own-words';
import { groupSite } from '../rules/site-groups';
import type { SiteLinkGroup } from '../rules/view-models';

export interface SiteEntry {
  collection: PagedCollection;
  id: number;
  path: string;
  title: string;
  /** One sentence about the page; empty without a description. */
  description: string;
  /** ISO date and time. */
  updatedAt: string;
  /** Excluded from search engines, by an editor or for too few individual words. */
  noIndex: boolean;
  /** Slug of the page's city. */
  city: string | null;
  /** Slug of the page's niche. */
  niche: string | null;
}

export interface SiteIndex {
  entries: SiteEntry[];
  isLive: IsLive;
  /** A document's path; `null` if it is unpublished. */
  pathOfDocument: (collection: PagedCollection, id: number) => string | null;
}

interface Listed {
  id: number;
  updatedAt: string;
  meta?: { description?: string | null; noIndex?: boolean | null };
  title?: string;
  name?: string;
  path?: string | null;
  slug?: string | null;
  ownWords?: number | null;
  city?: unknown;
  niche?: unknown;
}

/** Collections whose pages may have too few individual words. */
const measured: ReadonlySet<PagedCollection> = new Set(['cities', 'city-niche-pages']);

interface ListedPage extends Listed {
  collection: PagedCollection;
  path: string;
  citySlug: string | null;
  nicheSlug: string | null;
}

/** All published documents with a page, in the site's order. */
const listPages = rememberUntilChange(async (): Promise<ListedPage[]> => {
  const cms = await getCms();
  const basics = { title: true, slug: true, meta: true, updatedAt: true } as const;
  const named = { name: true, slug: true, meta: true, updatedAt: true } as const;
  const by = <const O extends object>(sort: string, select: O) =>
    ({ depth: 0, sort, select }) as const;
  const [pages, industries, cities, cityNiches, studies, posts, legal, niches] = await Promise.all([
    listPublished(cms, 'pages', by('path', { ...basics, path: true })),
    listPublished(cms, 'industries', by('_order', named)),
    listPublished(cms, 'cities', by('_order', { ...named, ownWords: true })),
    listPublished(
      cms,
      'city-niche-pages',
      by('title', { ...basics, city: true, niche: true, ownWords: true }),
    ),
    listPublished(cms, 'case-studies', by('_order', basics)),
    listPublished(cms, 'posts', by('-publishedOn', basics)),
    listPublished(cms, 'legal-pages', by('_order', basics)),
    listPublished(cms, 'niches', by('_order', { slug: true })),
  ]);
  const listed: [PagedCollection, Listed[]][] = [
    ['pages', pages],
    ['industries', industries],
    ['cities', cities],
    ['city-niche-pages', cityNiches],
    ['case-studies', studies],
    ['posts', posts],
    ['legal-pages', legal],
  ];
  return listed.flatMap(([collection, docs]) =>
    docs.flatMap((doc): ListedPage[] => {
      // The address of a niche's page needs the slugs of both.
      const city = cities.find(({ id }) => id === doc.city);
      const niche = niches.find(({ id }) => id === doc.niche);
      const path = pathOf(collection, { ...doc, city, niche });
      const slugs = { citySlug: city?.slug ?? null, nicheSlug: niche?.slug ?? null };
      return path ? [{ ...doc, collection, path, ...slugs }] : [];
    }),
  );
});

const readRedirects = rememberUntilChange(async (): Promise<string[]> => {
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'redirects',
    overrideAccess: false,
    pagination: false,
    depth: 0,
    select: { from: true },
  });
  return docs.map(({ from }) => from);
});

/** All public addresses. It runs outside requests, so it must read nothing about the visitor. */
export async function listPublicAddresses(): Promise<string[]> {
  const [pages, redirects] = await Promise.all([listPages(), readRedirects()]);
  return [...pages.map(({ path }) => path), ...redirects];
}

/** Index of all published pages, for links, menus, sitemaps and `llms.txt`. */
export const getSiteIndex = cache(async (): Promise<SiteIndex> => {
  const [pages, redirects, book] = await Promise.all([
    listPages(),
    readRedirects(),
    getPriceBook(),
  ]);
  const entries = pages.map((page): SiteEntry => {
    const { collection, id, path, title, name, meta, updatedAt, slug, ownWords } = page;
    return {
      collection,
      id,
      path,
      title: title ?? name ?? path,
      description: resolvePriceText(meta?.description ?? '', book),
      updatedAt,
      noIndex: (measured.has(collection) && isThin(ownWords)) || (meta?.noIndex ?? false),
      city: page.citySlug ?? (collection === 'cities' ? (slug ?? null) : null),
      niche: page.nicheSlug,
    };
  });
  const paths = new Map(entries.map((entry) => [`${entry.collection}:${entry.id}`, entry.path]));
  return {
    entries,
    isLive: liveLinkCheck(new Set([...paths.values(), ...redirects])),
    pathOfDocument: (collection, id) => paths.get(`${collection}:${id}`) ?? null,
  };
});

/** Pages open to search engines, in the groups of the HTML sitemap. */
export async function listSiteGroups(): Promise<SiteLinkGroup[]> {
  const { entries } = await getSiteIndex();
  return groupSite(entries.filter(({ noIndex }) => !noIndex));
}
