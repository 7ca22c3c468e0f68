import 'server-only';
import { cache } from 'react';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import { type PagedCollection, pathOf } from '@/platform/paths';
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
  /** Title in menus and in the HTML sitemap. */
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

interface Meta {
  title?: string | null;
  description?: string | null;
  noIndex?: boolean | null;
}

interface Listed {
  id: number;
  updatedAt: string;
  meta?: Meta;
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

interface Published {
  /** Collections in the site's order. */
  pages: [PagedCollection, Listed[]][];
  /** Slugs of cities and niches, for the addresses of their pages. */
  cities: ReadonlyMap<number, { slug?: string | null }>;
  niches: ReadonlyMap<number, { slug?: string | null }>;
}

async function readPublished(): Promise<Published> {
  const cms = await getCms();
  const basics = { title: true, slug: true, meta: true, updatedAt: true } as const;
  const named = { name: true, slug: true, meta: true, updatedAt: true } as const;
  const by = <const O extends object>(sort: string, select: O) =>
    ({ depth: 0, sort, select }) as const;
  const [pages, industries, cities, cityNiches, studies, posts, legal, niches] = await Promise.all([
    listPublished(
      cms,
      'pages',
      by('path', { title: true, path: true, meta: true, updatedAt: true }),
    ),
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
  return {
    pages: [
      ['pages', pages],
      ['industries', industries],
      ['cities', cities],
      ['city-niche-pages', cityNiches],
      ['case-studies', studies],
      ['posts', posts],
      ['legal-pages', legal],
    ],
    cities: new Map(cities.map((city) => [city.id, city])),
    niches: new Map(niches.map((niche) => [niche.id, niche])),
  };
}

async function readRedirects(): Promise<string[]> {
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'redirects',
    overrideAccess: false,
    pagination: false,
    depth: 0,
    select: { from: true },
  });
  return docs.map(({ from }) => from);
}

/**
 * All public addresses: published pages and redirected old addresses. It runs outside requests, so
 * it must read nothing that depends on the visitor.
 */
export async function listPublicAddresses(): Promise<string[]> {
  const [{ pages, cities, niches }, redirects] = await Promise.all([
    readPublished(),
    readRedirects(),
  ]);
  const paths = pages.flatMap(([collection, docs]) =>
    docs.flatMap((doc) => {
      const [city, niche] = [cities.get(Number(doc.city)), niches.get(Number(doc.niche))];
      return pathOf(collection, { ...doc, city, niche }) ?? [];
    }),
  );
  return [...paths, ...redirects];
}

/** Index of all published pages, for links, menus, sitemaps and `llms.txt`. */
export const getSiteIndex = cache(async (): Promise<SiteIndex> => {
  const [{ pages, cities, niches }, redirects, book] = await Promise.all([
    readPublished(),
    readRedirects(),
    getPriceBook(),
  ]);
  const entries = pages.flatMap(([collection, docs]) =>
    docs.flatMap((doc): SiteEntry[] => {
      const city = cities.get(Number(doc.city));
      const niche = niches.get(Number(doc.niche));
      const path = pathOf(collection, { ...doc, city, niche });
      if (!path) return [];
      const isTooThin = measured.has(collection) && isThin(doc.ownWords);
      return [
        {
          collection,
          id: doc.id,
          path,
          title: doc.title ?? doc.name ?? path,
          description: resolvePriceText(doc.meta?.description ?? '', book),
          updatedAt: doc.updatedAt,
          noIndex: isTooThin || (doc.meta?.noIndex ?? false),
          city: city?.slug ?? (collection === 'cities' ? (doc.slug ?? null) : null),
          niche: niche?.slug ?? null,
        },
      ];
    }),
  );
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
