import { postPath } from '@/platform/paths';
import type { PostCardView } from './view-models';

/**
 * What to read after a post: the same category first, then the newest.
 *
 * @param posts all published posts, newest first; the post itself is left out
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
