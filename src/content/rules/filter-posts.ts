import type { PostCardView } from './view-models';

/**
 * The blog index's filter: a case-insensitive search in title and summary, combined with a
 * category (specification, section 4).
 *
 * @param search what the visitor typed; blank finds everything
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
