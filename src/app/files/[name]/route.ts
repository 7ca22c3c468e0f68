import { Feed } from 'feed';
import { llmsText } from '@/content/rules/llms-text';
import { mostNewestPosts } from '@/content/rules/posts';
import { listNewestPosts } from '@/content/store/posts';
import { getSiteIdentity } from '@/content/store/site';
import {
  countPostSitemaps,
  getSiteIndex,
  listPostSitemap,
  listSiteGroups,
} from '@/content/store/site-index';
import { getEnv } from '@/platform/env';
import { escapeHtml } from '@/platform/escape-html';
import {
  absoluteUrl,
  blogPath,
  feedPath,
  pagesSitemapPath,
  postPath,
  postsSitemapPath,
} from '@/platform/paths';
import { getPriceBook } from '@/prices/store/price-book';

/**
 * Feed, sitemaps and `llms.txt`, which visitors find at other addresses (rewrites in
 * next.config.ts). They are kept like pages; the build has no database to render them.
 */
export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** The newest posts as RSS. */
async function feedText(): Promise<string> {
  const { siteUrl } = getEnv();
  const [identity, posts] = await Promise.all([
    getSiteIdentity(),
    listNewestPosts(mostNewestPosts),
  ]);
  const feed = new Feed({
    id: absoluteUrl(siteUrl, blogPath),
    title: `${identity.brandName}: blog`,
    description: identity.tagline,
    link: absoluteUrl(siteUrl, blogPath),
    language: 'en-GB',
    copyright: identity.legalName,
    feedLinks: { rss: absoluteUrl(siteUrl, feedPath) },
  });
  for (const post of posts) {
    const link = absoluteUrl(siteUrl, postPath(post.slug));
    feed.addItem({
      id: link,
      link,
      title: post.title,
      description: post.excerpt,
      date: new Date(post.publishedOn),
      category: [{ name: post.category }],
    });
  }
  return feed.rss2();
}

async function summaryText(): Promise<string> {
  const [identity, book, groups, { entries }] = await Promise.all([
    getSiteIdentity(),
    getPriceBook(),
    listSiteGroups(),
    getSiteIndex(),
  ]);
  return llmsText({
    siteUrl: getEnv().siteUrl,
    identity,
    book,
    groups,
    descriptions: new Map(entries.map(({ path, description }) => [path, description])),
  });
}

interface SitemapLine {
  path: string;
  updatedAt?: string;
}

/** A file of the sitemap protocol: addresses of pages, or of further files. */
function sitemapText(kind: 'urlset' | 'sitemapindex', lines: readonly SitemapLine[]): string {
  const { siteUrl } = getEnv();
  const tag = kind === 'urlset' ? 'url' : 'sitemap';
  const items = lines.map(({ path, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
    return `<${tag}><loc>${escapeHtml(absoluteUrl(siteUrl, path))}</loc>${changed}</${tag}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...items,
    `</${kind}>`,
    '',
  ].join('\n');
}

async function indexText(): Promise<string> {
  const files = Array.from({ length: await countPostSitemaps() }, (_, index) =>
    postsSitemapPath(index + 1),
  );
  return sitemapText(
    'sitemapindex',
    [pagesSitemapPath, ...files].map((path) => ({ path })),
  );
}

/** Published pages open to search engines, as on `/sitemap`; posts have files of their own. */
async function pagesText(): Promise<string> {
  const { entries } = await getSiteIndex();
  const open = entries.filter(({ noIndex, collection }) => !noIndex && collection !== 'posts');
  return sitemapText('urlset', open);
}

const xml = 'application/xml; charset=utf-8';

const files: Readonly<Record<string, { type: string; write: () => Promise<string> }>> = {
  'feed.xml': { type: 'application/rss+xml; charset=utf-8', write: feedText },
  'llms.txt': { type: 'text/plain; charset=utf-8', write: summaryText },
  'sitemap.xml': { type: xml, write: indexText },
  'sitemap-pages.xml': { type: xml, write: pagesText },
};

/** One file of the posts, oldest first, so that a new post changes the last file only. */
async function postsFile(name: string) {
  const [, number] = /^sitemap-posts-([1-9]\d{0,4})\.xml$/.exec(name) ?? [];
  const posts = number === undefined ? [] : await listPostSitemap(Number(number));
  return posts.length === 0 ? null : { type: xml, write: async () => sitemapText('urlset', posts) };
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  const file = (Object.hasOwn(files, name) ? files[name] : null) ?? (await postsFile(name));
  if (!file) return new Response('There is nothing at this address.\n', { status: 404 });
  return new Response(await file.write(), { headers: { 'Content-Type': file.type } });
}
