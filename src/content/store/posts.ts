import 'server-only';
import { cache } from 'react';
import type { Post } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { resolvePrices } from '@/prices/rules/price-text';
import type { LexicalState } from '../rules/lexical';
import type { PostCardView } from '../rules/view-models';
import { getPriceBook } from './price-book';
import { readAs } from './reader';

export interface PostView extends PostCardView {
  content: LexicalState;
  metaTitle: string;
  metaDescription: string;
  noIndex: boolean;
  updatedAt: string;
}

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
  const { docs } = await cms.find({
    collection: 'posts',
    ...(await readAs()),
    // A list of the public: in preview too it holds what is published, not what is being written.
    draft: false,
    where: { _status: { equals: 'published' } },
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
 * @returns `null` when it is not published
 */
export const getPost = cache(async (slug: string): Promise<PostView | null> => {
  const [cms, book] = await Promise.all([getCms(), getPriceBook()]);
  const { docs } = await cms.find({
    collection: 'posts',
    ...(await readAs()),
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 1,
  });
  const [doc] = docs;
  if (!doc) return null;
  const post = resolvePrices(doc, book);
  return {
    ...toCard(post),
    content: post.content as unknown as LexicalState,
    metaTitle: post.meta?.title || post.title,
    metaDescription: post.meta?.description || post.excerpt,
    noIndex: post.meta?.noIndex ?? false,
    updatedAt: post.updatedAt,
  };
});
