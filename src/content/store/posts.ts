import 'server-only';
import { cache } from 'react';
import type { Post } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import { postPath } from '@/platform/paths';
import { resolvePrices } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import type { PostCardView } from '../rules/view-models';
import { documentMeta, findPublished } from './published';

type CardFields = Pick<
  Post,
  'slug' | 'title' | 'excerpt' | 'category' | 'publishedOn' | 'readTimeMinutes' | 'emoji'
>;

function toCard(doc: CardFields): PostCardView {
  return {
    slug: doc.slug,
    title: doc.title,
    excerpt: doc.excerpt,
    category: doc.category,
    publishedOn: doc.publishedOn,
    readTimeMinutes: doc.readTimeMinutes ?? 1,
    emoji: doc.emoji,
  };
}

/** Published posts, newest first. */
export const listPosts = cache(async (): Promise<PostCardView[]> => {
  const [cms, book] = await Promise.all([getCms(), getPriceBook()]);
  const docs = await listPublished(cms, 'posts', {
    sort: '-publishedOn',
    depth: 0,
    select: {
      slug: true,
      title: true,
      excerpt: true,
      category: true,
      publishedOn: true,
      readTimeMinutes: true,
      emoji: true,
    },
  });
  return resolvePrices(docs.map(toCard), book);
});

/**
 * One post with its text.
 *
 * @returns `null` if it is unpublished
 */
export const getPost = cache(async (slug: string) => {
  const post = await findPublished('posts', { slug: { equals: slug } });
  if (!post) return null;
  return {
    ...toCard(post),
    ...documentMeta(postPath(slug), post, { title: post.title, description: post.excerpt }),
    content: post.content,
  };
});
