import { postPath } from '@/platform/paths';
import type { PostCardView } from './view-models';

/**
 * The blog's filter: a case-insensitive search in title and summary, combined with a category
 * (specification, section 4).
 *
 * @param search the visitor's input; a blank search matches all posts
 * @param category a category's name, or `null` for all
 */
export function filterPosts<T extends Pick<PostCardView, 'title' | 'excerpt' | 'category'>>(
  posts: readonly T[],
  search: string,
  category: string | null,
): T[] {
  const wanted = search.trim().toLocaleLowerCase('en-GB');
  return posts.filter((post) => {
    if (category !== null && post.category !== category) return false;
    return (
      wanted === '' ||
      post.title.toLocaleLowerCase('en-GB').includes(wanted) ||
      post.excerpt.toLocaleLowerCase('en-GB').includes(wanted)
    );
  });
}

/**
 * Suggests further posts: same category first, then newest.
 *
 * @param posts all published posts, newest first; the current post is skipped
 * @returns at most three links
 */
export function relatedPosts(
  post: Pick<PostCardView, 'slug' | 'category'>,
  posts: readonly PostCardView[],
): { label: string; href: string; meta: string }[] {
  const others = posts.filter(({ slug }) => slug !== post.slug);
  const near = others.filter(({ category }) => category === post.category);
  const far = others.filter(({ category }) => category !== post.category);
  return [...near, ...far].slice(0, 3).map(({ slug, title, readTimeMinutes }) => ({
    label: title,
    href: postPath(slug),
    meta: `${readTimeMinutes} min`,
  }));
}

/** Words a minute: a cautious estimate for adults reading on a screen. */
const wordsPerMinute = 200;

/**
 * Estimates the reading time of a text.
 *
 * @returns whole minutes, at least 1
 */
export function readTimeMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** The blog's categories (specification, section 2, blog index). */
export const postCategories = ['Design', 'Development', 'SEO', 'Technology', 'Branding'] as const;
