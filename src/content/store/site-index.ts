import 'server-only';
import { cache } from 'react';
import type { City, Niche } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { type PagedCollection, pathOf, screenPaths } from '@/platform/paths';
import { resolvePriceText } from '@/prices/rules/price-text';
import type { SiteLinkGroup } from '@/prices/rules/table-views';
import { getStoredPriceBook } from '@/prices/store/stored-price-book';
import { type IsLive, liveLinkCheck } from '../rules/live-links';
import { isThin } from '../rules/own-words';
import { groupSite } from '../rules/site-groups';

/** One published page of the site. */
export interface SiteEntry {
  collection: PagedCollection;
  id: number;
  path: string;
  /** As menus and the HTML sitemap call it. */
  title: string;
  /** What the page is about, in a sentence; empty when nobody wrote one. */
  description: string;
  /** ISO date and time. */
  updatedAt: string;
  /** Kept out of search engines, by an editor or because it has too little of its own. */
  noIndex: boolean;
  /** Slug of the city that the page is about. */
  city: string | null;
  /** Slug of the niche that the page is about. */
  niche: string | null;
}

export interface SiteIndex {
  entries: SiteEntry[];
  isLive: IsLive;
  /** Where a document is; `null` when it is not on the site. */
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

const published = {
  overrideAccess: false,
  draft: false,
  pagination: false,
  depth: 0,
  where: { _status: { equals: 'published' } },
} as const;

const basics = { meta: true, updatedAt: true } as const;

/** Collections whose pages can have too little of their own. */
const measured: ReadonlySet<PagedCollection> = new Set(['cities', 'city-niche-pages']);

async function readListed(): Promise<[PagedCollection, Listed[]][]> {
  const cms = await getCms();
  const list = async (
    collection: PagedCollection,
    sort: string,
    select: Record<string, true>,
  ): Promise<[PagedCollection, Listed[]]> => {
    const { docs } = await cms.find({
      collection,
      ...published,
      sort,
      select: { ...basics, ...select } as never,
    });
    return [collection, docs as unknown as Listed[]];
  };
  return Promise.all([
    list('pages', 'path', { title: true, path: true }),
    list('industries', '_order', { name: true, slug: true }),
    list('cities', '_order', { name: true, slug: true, ownWords: true }),
    list('city-niche-pages', 'title', { title: true, city: true, niche: true, ownWords: true }),
    list('case-studies', '_order', { title: true, slug: true }),
    list('posts', '-publishedOn', { title: true, slug: true }),
    list('legal-pages', '_order', { title: true, slug: true }),
  ]);
}

async function readNiches(): Promise<Map<number, Pick<Niche, 'slug'>>> {
  const cms = await getCms();
  const { docs } = await cms.find({ collection: 'niches', ...published, select: { slug: true } });
  return new Map(docs.map((niche) => [niche.id, niche]));
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

/** As much of the listed documents as their addresses need. */
function readCities(
  listed: readonly [PagedCollection, Listed[]][],
): Map<number, Pick<City, 'slug'>> {
  const [, cities = []] = listed.find(([collection]) => collection === 'cities') ?? [];
  return new Map(cities.map((city) => [city.id, city as unknown as Pick<City, 'slug'>]));
}

/**
 * Every address that leads somewhere: published pages, and old addresses with a redirect. Asked for
 * outside of any request, so it reads nothing that depends on the visitor.
 */
export async function listPublicAddresses(): Promise<string[]> {
  const [listed, niches, redirects] = await Promise.all([
    readListed(),
    readNiches(),
    readRedirects(),
  ]);
  const cities = readCities(listed);
  const pages = listed.flatMap(([collection, docs]) =>
    docs.flatMap((doc) => {
      const [city, niche] = [cities.get(Number(doc.city)), niches.get(Number(doc.niche))];
      return pathOf(collection, { ...doc, city, niche }) ?? [];
    }),
  );
  return [...pages, ...redirects];
}

/** Every published page of the site: what links, menus, sitemaps and `llms.txt` ask. */
export const getSiteIndex = cache(async (): Promise<SiteIndex> => {
  const [listed, niches, redirects, book] = await Promise.all([
    readListed(),
    readNiches(),
    readRedirects(),
    getStoredPriceBook(),
  ]);
  const cities = readCities(listed);
  const entries = listed.flatMap(([collection, docs]) =>
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
    isLive: liveLinkCheck(new Set([...paths.values(), ...screenPaths, ...redirects])),
    pathOfDocument: (collection, id) => paths.get(`${collection}:${id}`) ?? null,
  };
});

/** The pages that search engines may list, in the groups of the HTML sitemap. */
export async function listSiteGroups(): Promise<SiteLinkGroup[]> {
  const { entries } = await getSiteIndex();
  return groupSite(entries.filter(({ noIndex }) => !noIndex));
}
