import { useId } from 'react';
import type { PostCardView } from '@/content/rules/view-models';
import { listPosts } from '@/content/store/posts';
import { getSiteIndex } from '@/content/store/site-index';
import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { SectionHead } from '@/design/ui/SectionHead';
import type { LinkView } from '@/design/view-models';
import type { PostListBlock } from '@/payload-types';
import { blogPath } from '@/platform/paths';
import { PostGrid } from '../PostGrid/PostGrid';
import { sectionHead } from '../section-head';

export interface PostListProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  posts: PostCardView[];
  /** To all of them. */
  action: LinkView | null;
}

/** Some blog posts. The section is omitted without posts. */
export function PostList({ anchor, eyebrow, heading, intro, posts, action }: PostListProps) {
  const id = useId();
  if (posts.length === 0) return null;
  return (
    <Section id={anchor ?? undefined} reveal labelledBy={id}>
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
      <div className="mt-9 lg:mt-12">
        <PostGrid posts={posts} emptyMessage="" />
      </div>
      {action ? (
        <Button href={action.href} icon="arrow-right" className="mt-10 max-sm:w-full print-hidden">
          {action.label}
        </Button>
      ) : null}
    </Section>
  );
}

/** Latest published posts, limited to the section's category if it has one. */
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
