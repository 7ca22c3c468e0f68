import { Button } from '@/design/ui/Button';
import { seoDashboardPath } from '@/platform/paths';
import { type KeywordFilter, keywordQuery, keywordsPerPage } from '../rules/keyword-filter';
import { formatCount } from '../rules/keyword-views';

/** From one page of the list to the next. */
export function KeywordPaging({ filter, total }: { filter: KeywordFilter; total: number }) {
  const pages = Math.max(1, Math.ceil(total / keywordsPerPage));
  const { pageNumber } = filter;
  if (pages < 2) return null;
  const at = (number: number) =>
    seoDashboardPath + keywordQuery(filter, { pageNumber: Math.min(number, pages) });
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center gap-4 print:hidden">
      {pageNumber > 1 ? (
        <Button href={at(pageNumber - 1)} size="small">
          Previous
        </Button>
      ) : null}
      <span className="font-mono text-label text-muted">
        Page {formatCount(Math.min(pageNumber, pages))} of {formatCount(pages)}
      </span>
      {pageNumber < pages ? (
        <Button href={at(pageNumber + 1)} size="small">
          Next
        </Button>
      ) : null}
    </nav>
  );
}
