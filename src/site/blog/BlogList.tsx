import { linkedListPages } from '@/content/rules/posts';
import type { PostCardView } from '@/content/rules/view-models';
import type { PageSection } from '@/content/store/pages';
import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { blogListPath, blogPath, feedPath } from '@/platform/paths';
import { PostGrid } from '../sections/PostList/PostList';
import { Sections } from '../sections/registry';
import { BlogFilter, type BlogFilterValues, blogFilterPath } from './BlogFilter';

interface BlogListProps {
  /** Of the blog's page: the first stands above the list, the others below. */
  sections: readonly PageSection[];
  posts: PostCardView[];
  filter: BlogFilterValues;
  /** A filtered list leads to the next page only, because its length is not counted. */
  paging: { page: number; pages: number } | { page: number; hasMore: boolean };
}

/** The blog's page: its opening, the list with its filter, further pages, feed. */
export function BlogList({ sections, posts, filter, paging }: BlogListProps) {
  const [opening, ...closing] = sections;
  return (
    <>
      {opening ? <Sections sections={[opening]} path={blogPath} /> : null}
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
      <Sections sections={closing} path={blogPath} />
    </>
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
