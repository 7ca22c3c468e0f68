import { linkedListPages } from '@/content/rules/posts';
import type { PostCardView } from '@/content/rules/view-models';
import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { blogListPath, feedPath } from '@/platform/paths';
import { PostGrid } from '../sections/PostList/PostList';
import { BlogFilter, type BlogFilterValues, blogFilterPath } from './BlogFilter';

interface BlogListProps {
  posts: PostCardView[];
  filter: BlogFilterValues;
  /** A filtered list leads to the next page only, because its length is not counted. */
  paging: { page: number; pages: number } | { page: number; hasMore: boolean };
}

/** The blog's list with its filter: cards, further pages, feed. */
export function BlogList({ posts, filter, paging }: BlogListProps) {
  return (
    <Section>
      <h2 className="sr-only">Articles</h2>
      <BlogFilter {...filter} />
      <PostGrid
        posts={posts}
        emptyMessage="No articles found. Try adjusting your search or filters."
      />
      {'pages' in paging ? (
        <ListPages {...paging} />
      ) : (
        <FilteredPages filter={filter} {...paging} />
      )}
      <p className="mt-12 border-t border-rule pt-3 text-small">
        <a href={feedPath} className="touch inline-flex items-center">
          RSS feed
        </a>
      </p>
    </Section>
  );
}

const navigation = 'mt-12 flex flex-wrap items-center gap-x-4 gap-y-2 print-hidden';

function ListPages({ page, pages }: { page: number; pages: number }) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className={navigation}>
      {page > 1 ? (
        <Button href={blogListPath(page - 1)} size="small">
          Newer
        </Button>
      ) : null}
      <ul className="flex flex-wrap">
        {linkedListPages(page, pages).map((number) => (
          <li key={number}>
            <a
              href={blogListPath(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className={classNames(
                'touch inline-flex items-center px-3 text-small no-underline hover:underline',
                number === page && 'font-semibold underline decoration-2',
              )}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
      {page < pages ? (
        <Button href={blogListPath(page + 1)} size="small">
          Older
        </Button>
      ) : null}
    </nav>
  );
}

function FilteredPages({
  filter,
  page,
  hasMore,
}: {
  filter: BlogFilterValues;
  page: number;
  hasMore: boolean;
}) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label="Pages" className={navigation}>
      {page > 1 ? (
        <Button href={blogFilterPath(filter, page - 1)} size="small">
          Newer
        </Button>
      ) : null}
      <span className="font-mono text-label text-muted">Page {page}</span>
      {hasMore ? (
        <Button href={blogFilterPath(filter, page + 1)} size="small">
          Older
        </Button>
      ) : null}
    </nav>
  );
}
