import { postCategories } from '@/content/rules/posts';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { blogListPath, blogPath, searchPath } from '@/platform/paths';

export interface BlogFilterValues {
  search: string;
  category: string | null;
}

/** Address of a page of the filtered list; that of the whole blog without a filter. */
export function blogFilterPath({ search, category }: BlogFilterValues, page = 1): string {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (category) query.set('category', category);
  if (query.size === 0) return blogListPath(page);
  if (page > 1) query.set('page', String(page));
  return `${blogPath}?${query}`;
}

/**
 * Search by title and summary within a category. One plain form: a category is one of its buttons,
 * so that words in the search field count without being sent first.
 */
export function BlogFilter({ search, category }: BlogFilterValues) {
  return (
    <form
      action={blogPath}
      className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-5"
    >
      <search className="w-full sm:max-w-[28rem]">
        <div className="flex gap-2">
          <input
            type="search"
            name="q"
            aria-label="Search articles"
            autoComplete="off"
            placeholder="Search articles..."
            defaultValue={search}
            maxLength={100}
            className="touch min-w-0 flex-1 rounded-control border border-rule-strong bg-sheet px-3.5"
          />
          {/* The first button of the form: the return key presses it, and keeps the category. */}
          <Button
            type="submit"
            variant="line"
            size="small"
            {...(category ? { name: 'category', value: category } : {})}
          >
            Search
          </Button>
        </div>
        {search ? (
          <p className="mt-2 text-small">
            <a href={`${searchPath}?${new URLSearchParams({ q: search })}`} className="underline">
              Search the whole site for “{search}”
            </a>
          </p>
        ) : null}
      </search>
      <nav aria-label="Categories" className="-ms-3 lg:ms-0 lg:-me-3">
        <ul className="flex flex-wrap gap-x-1">
          {[null, ...postCategories].map((name) => (
            <li key={name ?? 'All'}>
              <button
                type="submit"
                {...(name ? { name: 'category', value: name } : {})}
                aria-current={name === category ? 'true' : undefined}
                className={classNames(
                  'touch inline-flex items-center px-3 text-small hover:underline',
                  name === category && 'font-semibold underline decoration-2',
                )}
              >
                {name ?? 'All'}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </form>
  );
}
