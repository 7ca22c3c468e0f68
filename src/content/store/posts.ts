import 'server-only';
import type { Where } from 'payload';
import { cache } from 'react';
import type { Post } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { likePattern } from '@/platform/database/like-pattern';
import { listPublished } from '@/platform/database/published';
import { postPath } from '@/platform/paths';
import { listPriceTokens, resolvePrices } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import { countListPages, findAuthor, postsPerPage, relatedPosts } from '../rules/posts';
import type { PostCardView } from '../rules/view-models';
import { documentMeta, findPublished, toImageView } from './published';
import { getSiteIdentity } from './site';
import { readLivePosts } from './site-index';

const cardFields = {
  slug: true,
  title: true,
  excerpt: true,
  category: true,
  publishedOn: true,
  readTimeMinutes: true,
  emoji: true,
  cover: true,
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
    cover: toImageView(doc.cover),
  };
}

/** The order of the index that the list is read by. */
const newestFirst = ['-publishedOn', '-id'];

async function readCards(options: {
  where?: Where;
  limit: number;
  page?: number;
}): Promise<PostCardView[]> {
  const [cms, book] = await Promise.all([getCms(), getPriceBook()]);
  const docs = await listPublished(cms, 'posts', {
    sort: newestFirst,
    // The covers.
    depth: 1,
    select: cardFields,
    ...options,
  });
  return resolvePrices(docs.map(toCard), book);
}

/** The newest published posts, of all categories or of one. */
export const listNewestPosts = cache(
  (limit: number, category: string | null = null): Promise<PostCardView[]> =>
    readCards({ limit, ...(category ? { where: { category: { equals: category } } } : {}) }),
);

/** A page of the blog's list; `null` beyond its end. The first page exists without posts, too. */
export const getBlogList = cache(
  async (page: number): Promise<{ posts: PostCardView[]; pages: number } | null> => {
    const pages = countListPages((await readLivePosts()).slugs.size);
    if (page > pages) return null;
    return { posts: await readCards({ limit: postsPerPage, page }), pages };
  },
);

/** Equals the expression of the index in src/migrations. A price token has other words than its figure. */
const searchedText = `(title || chr(10) || regexp_replace(excerpt, '[{][{][^}]*[}][}]', ' ', 'g'))`;

/**
 * Finds posts by a text in title or summary, live figures included, and by category (specification,
 * section 4), newest first.
 */
export async function searchPosts({
  search,
  category,
  page,
}: {
  search: string;
  category: string | null;
  page: number;
}): Promise<{ posts: PostCardView[]; hasMore: boolean }> {
  const [{ db }, book] = await Promise.all([getCms(), getPriceBook()]);
  const values: unknown[] = [postsPerPage + 1, (page - 1) * postsPerPage];
  const add = (value: unknown) => `$${values.push(value)}`;
  const conditions = [`_status = 'published'`, 'deleted_at is null'];
  if (category !== null) conditions.push(`category::text = ${add(category)}`);
  const wanted = search.trim().toLocaleLowerCase('en-GB');
  if (wanted !== '') {
    const tokens = listPriceTokens(book)
      .filter(({ figure }) => figure?.toLocaleLowerCase('en-GB').includes(wanted))
      .map(({ value }) => value);
    const quotes = tokens.length > 0 ? add(`[{][{]\\s*(${tokens.join('|')})\\s*[}][}]`) : null;
    const text = `${searchedText} ilike ${add(likePattern(wanted))}`;
    conditions.push(quotes ? `(${text} or excerpt ~ ${quotes})` : text);
  }
  const { rows } = await db.pool.query<{ id: number }>(
    `select id from posts where ${conditions.join(' and ')}
      order by published_on desc, id desc limit $1 offset $2`,
    values,
  );
  const ids = rows.slice(0, postsPerPage).map(({ id }) => id);
  // The access rules decide which of them a visitor sees.
  const posts =
    ids.length > 0 ? await readCards({ where: { id: { in: ids } }, limit: postsPerPage }) : [];
  return { posts, hasMore: rows.length > postsPerPage };
}

/** Suggestions below a post. */
export async function listRelatedPosts(
  post: Pick<PostCardView, 'slug' | 'category'>,
): Promise<ReturnType<typeof relatedPosts>> {
  // One more than is shown, because the post itself may be among them.
  const lists = await Promise.all([listNewestPosts(4, post.category), listNewestPosts(4)]);
  return relatedPosts(post, lists.flat());
}

/** One post with its text; `null` if it is unpublished. */
export const getPost = cache(async (slug: string) => {
  const [post, { people }] = await Promise.all([
    findPublished('posts', { slug: { equals: slug } }),
    getSiteIdentity(),
  ]);
  if (!post) return null;
  return {
    ...toCard(post),
    ...documentMeta(postPath(slug), post, { title: post.title, description: post.excerpt }),
    author: findAuthor(people, post.author),
    content: post.content,
  };
});
