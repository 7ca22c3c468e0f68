import { postPath } from '@/platform/paths';
import type { PersonView, PostCardView } from './view-models';

/** Cards on a page of the blog's list: four rows of three. */
export const postsPerPage = 12;

/** Posts in the feed, in `llms.txt` and among the pages that others are compared with. */
export const mostNewestPosts = 50;

/** Posts of a page's section with the newest ones. */
export const mostInSection = 12;

export const countListPages = (posts: number) => Math.max(1, Math.ceil(posts / postsPerPage));

/** Entries of a sitemap file; the protocol allows ten times as many. */
export const mostSitemapEntries = 5_000;

/**
 * Page numbers that a list's page links to: the first, the last, the neighbours, and each tenth of
 * the list. Every page is then a few clicks from the first.
 */
export function linkedListPages(current: number, last: number): number[] {
  const step = Math.max(1, Math.ceil(last / 10));
  const tenths = Array.from({ length: 9 }, (_, index) => (index + 1) * step);
  const near = [current - 1, current, current + 1];
  const all = [1, ...near, ...tenths, last].filter((page) => page >= 1 && page <= last);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** A link to a post with its cover. */
export interface RelatedPost extends Pick<PostCardView, 'emoji' | 'cover'> {
  label: string;
  href: string;
  meta: string;
}

/**
 * Suggests three further posts: same category first, then newest.
 * @param posts newest first; may name a post twice
 */
export function relatedPosts(
  post: Pick<PostCardView, 'slug' | 'category'>,
  posts: readonly PostCardView[],
): RelatedPost[] {
  const bySlug = new Map(posts.map((each) => [each.slug, each]));
  bySlug.delete(post.slug);
  const others = [...bySlug.values()];
  const near = others.filter(({ category }) => category === post.category);
  const far = others.filter(({ category }) => category !== post.category);
  return [...near, ...far].slice(0, 3).map(({ slug, title, readTimeMinutes, emoji, cover }) => ({
    label: title,
    href: postPath(slug),
    meta: `${readTimeMinutes} min`,
    emoji,
    cover,
  }));
}

/** Words a minute, a little below the 238 of adults reading non-fiction (Brysbaert 2019). */
const wordsPerMinute = 230;

/** The reading time of a text in whole minutes, at least 1. */
export const readTimeMinutes = (words: number): number =>
  Math.max(1, Math.round(words / wordsPerMinute));

/** The person who signs a post; `null` when the studio does, as it also does for one who left. */
export const findAuthor = (
  people: readonly PersonView[],
  id: string | null | undefined,
): PersonView | null => people.find((person) => person.id === id) ?? null;

/** The blog's categories (specification, section 2, blog index). */
export const postCategories = ['Design', 'Development', 'SEO', 'Technology', 'Branding'] as const;
