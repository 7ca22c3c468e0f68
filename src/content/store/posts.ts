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

const cardFields = {
  slug: true,
  title: true,
  excerpt: true,
  category: true,
  publishedOn: true,
  readTimeMinutes: true,
  emoji: true,
} as const;

function toCard(doc: Pick<Post, keyof typeof cardFields>): PostCardView {
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
    select: cardFields,
  });
  return resolvePrices(docs.map(toCard), book);
});

/** One post with its text; `null` if it is unpublished. */
export const getPost = cache(async (slug: string) => {
  const post = await findPublished('posts', { slug: { equals: slug } });
  if (!post) return null;
  return {
    ...toCard(post),
    ...documentMeta(postPath(slug), post, { title: post.title, description: post.excerpt }),
    content: post.content,
  };
});
