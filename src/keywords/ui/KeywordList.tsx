import type { ReactNode } from 'react';
import { Button } from '@/design/ui/Button';
import { Tag } from '@/design/ui/Tag';
import { cmsPath, seoDashboardPath } from '@/platform/paths';
import { formatPence } from '@/prices/rules/money';
import {
  isDescendingFirst,
  type KeywordFilter,
  type KeywordSort,
  keywordQuery,
  keywordsPerPage,
  seoGeneratePath,
  seoImportPath,
  seoSuggestPath,
} from '../rules/keyword-filter';
import {
  formatAverageCpc,
  formatCount,
  intentLabel,
  type KeywordFigures,
  type KeywordView,
  keywordCount,
} from '../rules/keyword-views';

export interface AnswerProps extends Pick<KeywordView, 'answer' | 'page'> {
  /** `false` within a label, where pressing it ticks. */
  isLink?: boolean;
}

const look = 'font-mono text-label break-all';

export function Answer({ answer, page, isLink = true }: AnswerProps) {
  if (page === null) return <Tag tone="amber">No page</Tag>;
  if (answer === 'gone') {
    return (
      <span className="flex flex-wrap items-center gap-x-2">
        <Tag tone="cider">Page is gone</Tag>
        <span className={`${look} text-muted line-through`}>{page}</span>
      </span>
    );
  }
  if (!isLink) return <span className={look}>{page}</span>;
  return (
    <a href={page} className={look}>
      {page}
    </a>
  );
}

const columns: readonly { sort: KeywordSort; title: string; isFigure?: true }[] = [
  { sort: 'keyword', title: 'Keyword' },
  { sort: 'volume', title: 'Volume', isFigure: true },
  { sort: 'cpc', title: 'CPC', isFigure: true },
  { sort: 'intent', title: 'Intent' },
  { sort: 'place', title: 'Place' },
  { sort: 'topic', title: 'Topic' },
  { sort: 'page', title: 'Answered by' },
];

function SortHead({
  filter,
  sort,
  title,
  isFigure,
}: { filter: KeywordFilter } & (typeof columns)[number]) {
  const isCurrent = filter.sort === sort;
  const descending = isCurrent ? !filter.descending : isDescendingFirst(sort);
  const direction = filter.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isCurrent ? direction : undefined} className="p-0 font-medium">
      <a
        href={seoDashboardPath + keywordQuery(filter, { sort, descending })}
        className={`touch flex items-center gap-1 pe-4 font-mono text-label no-underline hover:underline ${isFigure ? 'justify-end' : ''} ${isCurrent ? 'text-ink' : 'text-muted'}`}
      >
        {title}
        <svg
          aria-hidden="true"
          viewBox="0 0 8 8"
          className={`size-2 fill-current ${isCurrent ? '' : 'invisible'} ${filter.descending ? '' : 'rotate-180'}`}
        >
          <path d="M0 1h8L4 7z" />
        </svg>
      </a>
    </th>
  );
}

const cell =
  'py-2 pe-4 align-baseline max-lg:inline-flex max-lg:items-baseline max-lg:gap-1.5 max-lg:p-0';

/** What a value is, where the head of the table is not shown. */
function Term({ children }: { children: ReactNode }) {
  return <span className="text-muted lg:hidden">{children}</span>;
}

function Row({ keyword }: { keyword: KeywordView }) {
  const { id, volume, cpcPence, intent, place, topic } = keyword;
  const figure = `${cell} text-end font-mono text-label lg:leading-6`;
  return (
    <tr className="border-b border-rule max-lg:flex max-lg:flex-wrap max-lg:gap-x-4 max-lg:gap-y-1 max-lg:py-3">
      <th scope="row" className={`${cell} text-start font-semibold max-lg:w-full`}>
        <a
          href={`${cmsPath}/collections/keywords/${id}`}
          className="no-underline hover:underline max-lg:py-1"
        >
          {keyword.keyword}
        </a>
      </th>
      <td className={figure}>
        <Term>Volume</Term>
        {formatCount(volume)}
      </td>
      <td className={figure}>
        <Term>CPC</Term>
        {cpcPence === null ? '–' : poundsWithPence(cpcPence)}
      </td>
      <td className={`${cell} whitespace-nowrap`}>{intentLabel(intent)}</td>
      <td className={cell}>{place ?? <span className="text-muted">–</span>}</td>
      <td className={cell}>{topic ?? <span className="text-muted">–</span>}</td>
      <td className={`${cell} max-lg:w-full lg:pe-0`}>
        <Answer {...keyword} />
      </td>
    </tr>
  );
}

/** In a column, amounts stand with both decimals. */
function poundsWithPence(pence: number): string {
  return pence % 100 === 0 ? `${formatPence(pence)}.00` : formatPence(pence);
}

/** A page of the list: a dense table, which below 1024 px sets each keyword as an entry. */
export function KeywordTable({
  keywords,
  filter,
}: {
  keywords: readonly KeywordView[];
  filter: KeywordFilter;
}) {
  return (
    <table className="w-full border-collapse text-small max-lg:block">
      <caption className="sr-only">Keywords</caption>
      <thead className="max-lg:hidden">
        <tr className="border-b border-ink">
          {columns.map((column) => (
            <SortHead key={column.sort} filter={filter} {...column} />
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block max-lg:border-t max-lg:border-ink">
        {keywords.map((keyword) => (
          <Row key={keyword.id} keyword={keyword} />
        ))}
      </tbody>
    </table>
  );
}

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

export function ListHead({ filter, figures }: { filter: KeywordFilter; figures: KeywordFigures }) {
  const { count, searches, averageCpcPence, withoutPage } = figures;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pb-3 text-small">
      <p>
        <strong className="font-semibold">{keywordCount(count)}</strong>
        {filter.page ? (
          <>
            {' '}
            answered by <span className="font-mono text-label">{filter.page}</span> (
            <a href={seoDashboardPath + keywordQuery(filter, { page: null })}>any page</a>)
          </>
        ) : null}
        {searches > 0 ? `, ${formatCount(searches)} searches a month` : null}
        {averageCpcPence === null ? null : `, ${formatAverageCpc(averageCpcPence)} a click`}
      </p>
      {withoutPage > 0 ? (
        <a href={seoSuggestPath} className="touch inline-flex items-center">
          Suggest pages for keywords without one
        </a>
      ) : null}
    </div>
  );
}

export function EmptyList({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className="hatch border-y border-ink">
      <p className="mx-auto max-w-note bg-paper px-5 py-10 text-center">
        {isNarrowed ? (
          <>
            No keyword is like that. <a href={seoDashboardPath}>Show all keywords</a>
          </>
        ) : (
          <>
            No keywords yet. <a href={seoGeneratePath}>Generate a set</a> from your cities and
            niches, or <a href={seoImportPath}>import a file</a>.
          </>
        )}
      </p>
    </div>
  );
}

export interface ChoiceRowProps {
  value: string;
  name: string;
  about: ReactNode;
  page: ReactNode;
}

/** A proposal with its tick; the whole row is the target. */
export function ChoiceRow({ value, name, about, page }: ChoiceRowProps) {
  return (
    <li className="border-b border-rule">
      <label className="touch flex cursor-pointer items-start gap-3 py-2.5 text-small hover:bg-mist">
        <input
          type="checkbox"
          name="choice"
          value={value}
          defaultChecked
          className="mt-0.5 size-5 flex-none accent-orchard"
        />
        <span className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 lg:grid-cols-[5fr_4fr_3fr]">
          <span className="font-semibold">{name}</span>
          <span className="text-muted">{about}</span>
          <span className="min-w-0">{page}</span>
        </span>
      </label>
    </li>
  );
}
