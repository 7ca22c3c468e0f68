import Link from 'next/link';
import type { PostCardView } from '@/content/rules/view-models';
import { EmojiPlate } from '@/design/ui/EmojiPlate';
import { formatDate } from '@/design/ui/format-date';

export interface PostGridProps {
  posts: PostCardView[];
  /** Shown when nothing is left, e.g. after a search. */
  emptyMessage: string;
}

/** Blog cards. Takes the width of its parent; the page around it brings section and heading. */
export function PostGrid({ posts, emptyMessage }: PostGridProps) {
  if (posts.length === 0) {
    return (
      <p role="status" className="border-y border-rule py-12 text-center text-muted">
        {emptyMessage}
      </p>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.slug}>
          <article className="group relative">
            <EmojiPlate emoji={post.emoji} />
            <p className="mt-4 font-mono text-label text-orchard">{post.category}</p>
            <h3 className="mt-1.5 text-h3">
              <Link
                href={`/blog/${post.slug}`}
                className="no-underline decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {post.title}
              </Link>
            </h3>
            <p className="mt-2 text-small text-muted">{post.excerpt}</p>
            <p className="mt-3 flex flex-wrap gap-x-4 font-mono text-label text-muted">
              <time dateTime={post.publishedOn}>{formatDate(post.publishedOn)}</time>
              <span>{post.readTimeMinutes} min read</span>
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
