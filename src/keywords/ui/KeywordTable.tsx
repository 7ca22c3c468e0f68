import type { ReactNode } from 'react';
import { cmsPath, seoDashboardPath } from '@/platform/paths';
import { formatPence } from '@/prices/rules/money';
import {
  isDescendingFirst,
  type KeywordFilter,
  type KeywordSort,
  keywordQuery,
} from '../rules/keyword-filter';
import { formatCount, intentLabel, type KeywordView } from '../rules/keyword-views';
import { Answer } from './Answer';

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
