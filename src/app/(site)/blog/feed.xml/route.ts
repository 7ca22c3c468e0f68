import { Feed } from 'feed';
import { listPosts } from '@/content/store/posts';
import { getSiteIdentity } from '@/content/store/site';
import { getEnv } from '@/platform/env';
import { absoluteUrl, blogPath, feedPath, postPath } from '@/platform/paths';

/** Rendered on request: the build has no database, and edits appear at once. */
export const dynamic = 'force-dynamic';

/** The blog as RSS, newest post first. */
export async function GET(): Promise<Response> {
  const { siteUrl } = getEnv();
  const [identity, posts] = await Promise.all([getSiteIdentity(), listPosts()]);
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
  return new Response(feed.rss2(), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  });
}
