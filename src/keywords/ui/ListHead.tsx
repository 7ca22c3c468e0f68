import { seoDashboardPath } from '@/platform/paths';
import { type KeywordFilter, keywordQuery, seoSuggestPath } from '../rules/keyword-filter';
import {
  formatAverageCpc,
  formatCount,
  type KeywordFigures,
  keywordCount,
} from '../rules/keyword-views';

/** What the list below comes to. */
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
