import type { PostCardView } from '@/content/rules/view-models';
import { listNewestPosts } from '@/content/store/posts';
import { getSiteIndex } from '@/content/store/site-index';
import { Button } from '@/design/ui/Button';
import { CardLink } from '@/design/ui/CardLink';
import { classNames } from '@/design/ui/class-names';
import { formatDate } from '@/design/ui/format-time';
import { Picture } from '@/design/ui/Picture';
import type { PostListBlock } from '@/payload-types';
import { blogPath, postPath } from '@/platform/paths';
import { EmojiSign } from '../../blog/EmojiSign';
import { HeadedSection } from '../HeadedSection';

const cardSizes =
  '(min-width: 75rem) 379px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw';
const wideSizes =
  '(min-width: 75rem) 584px, (min-width: 64rem) 47vw, (min-width: 40rem) 46vw, 92vw';

interface CardCoverProps extends Pick<PostCardView, 'emoji' | 'cover'> {
  isWide: boolean;
  /** Of a list's first post. */
  isFirst: boolean;
}

/** A post's cover, or its emoji set like a type specimen. The title beside it says the same. */
function CardCover({ emoji, cover, isWide, isFirst }: CardCoverProps) {
  const shape = isFirst ? 'aspect-16/9' : 'aspect-square sm:aspect-16/9';
  if (cover) {
    return (
      <Picture
        picture={{ ...cover, alt: '' }}
        sizes={isWide ? wideSizes : cardSizes}
        className={`${shape} w-full rounded-control object-cover`}
      />
    );
  }
  return (
    <div
      aria-hidden="true"
      className={`relative grid ${shape} place-items-center rounded-control bg-mist font-sign text-[4rem]/none`}
    >
      <span className="ticks absolute inset-x-4 top-0 h-2" />
      <span className="ticks absolute inset-x-4 bottom-0 h-2 rotate-180" />
      {emoji}
    </div>
  );
}

interface PostGridProps {
  posts: PostCardView[];
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
    <ul className="grid grid-cols-1 gap-x-8 gap-y-7 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-6">
      {posts.map((post, index) => {
        // The two newest of a list that would leave a gap at its end share the first row.
        const isWide = index < 2 && posts.length % 3 === 2;
        // On phones, all but the newest are rows.
        const isRow = index > 0;
        return (
          <li key={post.slug} className={isWide ? 'lg:col-span-3' : 'lg:col-span-2'}>
            <article
              className={classNames(
                'group relative h-full',
                isRow &&
                  'max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:items-start max-sm:gap-x-4',
              )}
            >
              <CardCover {...post} isWide={isWide} isFirst={!isRow} />
              <div>
                <p
                  className={classNames(
                    'mt-4 flex items-center gap-2 font-mono text-label text-orchard',
                    isRow && 'max-sm:mt-0',
                  )}
                >
                  {post.cover ? <EmojiSign emoji={post.emoji} /> : null}
                  {post.category}
                </p>
                <h3
                  className={classNames(
                    'mt-1.5',
                    isRow ? 'text-h4 sm:text-h3' : 'text-h3',
                    isWide && 'lg:text-h2-minor',
                  )}
                >
                  <CardLink href={postPath(post.slug)}>{post.title}</CardLink>
                </h3>
                <p
                  className={classNames(
                    'mt-2 max-w-measure text-small text-muted',
                    isRow && 'max-sm:hidden',
                  )}
                >
                  {post.excerpt}
                </p>
                <p className="mt-3 flex flex-wrap gap-x-4 font-mono text-label text-muted">
                  <time dateTime={post.publishedOn}>{formatDate(post.publishedOn)}</time>
                  <span>{post.readTimeMinutes} min read</span>
                </p>
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}

/** Latest posts, of the section's category if it has one. The section is omitted without posts. */
export async function PostList({ block }: { block: PostListBlock }) {
  const [posts, { isLive }] = await Promise.all([
    listNewestPosts(block.limit, block.category ?? null),
    getSiteIndex(),
  ]);
  if (posts.length === 0) return null;
  return (
    <HeadedSection head={block} reveal>
      <div className="mt-7 lg:mt-9">
        <PostGrid posts={posts} emptyMessage="" />
      </div>
      {isLive(blogPath) ? (
        <Button href={blogPath} icon="arrow-right" className="mt-10 max-sm:w-full print-hidden">
          All articles
        </Button>
      ) : null}
    </HeadedSection>
  );
}
