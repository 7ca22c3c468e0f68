import { postPath } from '@/platform/paths';
import type { PostCardView } from './view-models';

/** The blog's filter by words in title and summary, and by category (specification, section 4). */
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

/** Suggests three further posts: same category first, then newest. */
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

/** Estimates the reading time of a text in whole minutes, at least 1. */
export function readTimeMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** The blog's categories (specification, section 2, blog index). */
export const postCategories = ['Design', 'Development', 'SEO', 'Technology', 'Branding'] as const;
