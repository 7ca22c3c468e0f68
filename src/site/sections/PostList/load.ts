import { listPosts } from '@/content/store/posts';
import { getSiteIndex } from '@/content/store/site-index';
import type { PostListBlock } from '@/payload-types';
import { blogPath } from '@/platform/paths';
import { sectionHead } from '../section-head';
import type { PostListProps } from './PostList';

/** The newest published posts, of one category where the section asks for one. */
export async function loadPostList(block: PostListBlock): Promise<PostListProps> {
  const [posts, { isLive }] = await Promise.all([listPosts(), getSiteIndex()]);
  return {
    ...sectionHead(block),
    posts: posts
      .filter(({ category }) => !block.category || category === block.category)
      .slice(0, block.limit),
    action: isLive(blogPath) ? { label: 'All articles', href: blogPath } : null,
  };
}
