import 'server-only';
import { cache } from 'react';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import {
  blogListPath,
  feedPath,
  llmsPath,
  type PagedCollection,
  pagesSitemapPath,
  pathOf,
  postPath,
  postsSitemapPath,
  searchPath,
  sitemapPath,
} from '@/platform/paths';
import { rememberUntilChange } from '@/platform/remember-for';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import { type IsLive, liveLinkCheck } from '../rules/live-links';
import { isThin } from '../rules/own-words';
import { countListPages, mostNewestPosts, mostSitemapEntries, postsPerPage } from '../rules/posts';
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
  /** Published pages in the site's order; of the posts the newest. */
  entries: SiteEntry[];
  /** Addresses of all published pages. */
  listPaths: () => Set<string>;
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

/** Published documents with a page, in the site's order; of the posts the newest. */
const listPages = rememberUntilChange(async (): Promise<ListedPage[]> => {
  const cms = await getCms();
  const basics = { title: true, slug: true, meta: true, updatedAt: true } as const;
  const named = { name: true, slug: true, meta: true, updatedAt: true } as const;
  const by = <const O extends object>(sort: string | string[], select: O) =>
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
    listPublished(cms, 'posts', {
      ...by(['-publishedOn', '-id'], basics),
      limit: mostNewestPosts,
    }),
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

interface LivePosts {
  slugs: ReadonlyMap<number, string>;
  /** Of the posts, and of the further pages of their list. */
  paths: ReadonlySet<string>;
}

/** Addresses of all published posts. The rows of the rest are read where they are shown. */
export const readLivePosts = rememberUntilChange(async (): Promise<LivePosts> => {
  const { db } = await getCms();
  // Ten thousand addresses take milliseconds in SQL, a second as documents.
  const { rows } = await db.pool.query<{ id: number; slug: string }>(
    `select id, slug from posts where _status = 'published' and deleted_at is null and slug <> ''`,
  );
  const further = Array.from({ length: countListPages(rows.length) - 1 }, (_, index) =>
    blogListPath(index + 2),
  );
  return {
    slugs: new Map(rows.map(({ id, slug }) => [id, slug])),
    paths: new Set([...rows.map(({ slug }) => postPath(slug)), ...further]),
  };
});

/** The posts of each sitemap file. */
export const countPostSitemaps = async () =>
  Math.ceil((await readLivePosts()).slugs.size / mostSitemapEntries);

/** Posts of a sitemap file that are open to search engines, counted from 1, oldest first. */
export async function listPostSitemap(
  file: number,
): Promise<{ path: string; updatedAt: string }[]> {
  const { db } = await getCms();
  const { rows } = await db.pool.query<{ slug: string; at: Date; no_index: boolean | null }>(
    `select slug, updated_at as at, meta_no_index as no_index from posts
      where _status = 'published' and deleted_at is null and slug <> ''
      order by id limit $1 offset $2`,
    [mostSitemapEntries, (file - 1) * mostSitemapEntries],
  );
  return rows
    .filter(({ no_index }) => !no_index)
    .map(({ slug, at }) => ({ path: postPath(slug), updatedAt: at.toISOString() }));
}

/** All public addresses. It runs outside requests, so it must read nothing about the visitor. */
export async function listPublicAddresses(): Promise<string[]> {
  const [pages, posts, redirects, sitemaps] = await Promise.all([
    listPages(),
    readLivePosts(),
    readRedirects(),
    countPostSitemaps(),
  ]);
  return [
    ...new Set([...pages.map(({ path }) => path), ...posts.paths]),
    ...redirects,
    ...[feedPath, llmsPath, sitemapPath, pagesSitemapPath],
    ...Array.from({ length: sitemaps }, (_, index) => postsSitemapPath(index + 1)),
  ];
}

/** Index of all published pages, for links, menus, sitemaps and `llms.txt`. */
export const getSiteIndex = cache(async (): Promise<SiteIndex> => {
  const [pages, posts, redirects, book] = await Promise.all([
    listPages(),
    readLivePosts(),
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
  const byDocument = new Map(
    entries.map((entry) => [`${entry.collection}:${entry.id}`, entry.path]),
  );
  const others = new Set([...byDocument.values(), ...redirects, searchPath]);
  return {
    entries,
    listPaths: () => new Set([...byDocument.values(), ...posts.paths]),
    isLive: liveLinkCheck({ has: (path) => others.has(path) || posts.paths.has(path) }),
    pathOfDocument: (collection, id) => {
      const slug = collection === 'posts' ? posts.slugs.get(id) : undefined;
      return slug ? postPath(slug) : (byDocument.get(`${collection}:${id}`) ?? null);
    },
  };
});

/** Pages open to search engines, in the groups of the HTML sitemap; of the posts the newest. */
export async function listSiteGroups(): Promise<SiteLinkGroup[]> {
  const [{ entries }, posts] = await Promise.all([getSiteIndex(), readLivePosts()]);
  const older = Math.ceil((mostNewestPosts + 1) / postsPerPage);
  return groupSite(
    entries.filter(({ noIndex }) => !noIndex),
    posts.slugs.size > mostNewestPosts
      ? { label: 'Older articles', href: blogListPath(older) }
      : null,
  );
}
