import 'server-only';
import { logFailure } from '@/platform/log-failure';
import {
  defaultKeywordFilter,
  isKeywordFilterActive,
  type KeywordFilter,
} from '../rules/keyword-filter';
import {
  type CoverageGap,
  type CoveredPage,
  emptySummary,
  type KeywordView,
  noFigures,
} from '../rules/keyword-views';
import { listTargetPages } from './keywords-suggestions';
import {
  figureParts,
  figureTotals,
  listKeywords,
  queryKeywords,
  summariseKeywords,
} from './read-keywords';

/** What was read; an empty view and `isComplete: false` after a failure, which is logged. */
function orEmpty<View>(empty: View, read: () => Promise<View>) {
  return logFailure(
    'The keywords could not be read.',
    { ...empty, isComplete: false },
    async () => ({ ...(await read()), isComplete: true }),
  );
}

/** All data of the dashboard. Never throws (specification, section 8: silently ignored). */
export function readDashboard(filter: KeywordFilter) {
  const empty = { all: emptySummary, shown: emptySummary, keywords: [] as KeywordView[] };
  return orEmpty(empty, async () => {
    const whole = summariseKeywords();
    const [all, shown, keywords] = await Promise.all([
      whole,
      isKeywordFilterActive(filter) ? summariseKeywords(filter) : whole,
      listKeywords(filter),
    ]);
    return { all, shown, keywords };
  });
}

/** Keywords named per page. */
const named = 4;

async function listCoveredPages(): Promise<CoveredPage[]> {
  const targets = await listTargetPages();
  const rows = await queryKeywords<CoveredPage & { target: string }>(
    defaultKeywordFilter,
    () => `,
      parts as (select target, ${figureParts} from listed where is_live group by target),
      pages as (select target, ${figureTotals} from parts group by target)
      select pages.*, top.keywords from pages, lateral (
        select array_agg(keyword) as keywords from (
          select k.keyword from answers a join keywords k on k.page = a.page
           where a.target = pages.target order by k.volume desc nulls last, k.id limit ${named}
        ) as most
      ) as top`,
  );
  const covered = new Map(rows.map((row) => [row.target, row]));
  return targets
    .map(({ path, title }) => ({ ...noFigures, keywords: [], ...covered.get(path), path, title }))
    .toSorted((a, b) => b.searches - a.searches || b.count - a.count);
}

/** As many as staff can work through. */
const mostGaps = 200;

function listCoverageGaps(): Promise<CoverageGap[]> {
  return queryKeywords(
    { ...defaultKeywordFilter, gap: 'no-page' },
    (condition) => `,
      parts as (select place, topic, ${figureParts},
                       (array_agg(keyword order by volume desc nulls last, id))[1] as example
                  from listed ${condition} group by place, topic)
      select place, topic, example, ${figureTotals} from parts group by place, topic, example
       order by searches desc, count desc, place, topic limit ${mostGaps}`,
  );
}

/** Data of the view by page. Never throws; `isComplete` is then `false`. */
export function readPageCoverage() {
  return orEmpty({ figures: noFigures, pages: [] as CoveredPage[] }, async () => {
    const [{ all: figures }, pages] = await Promise.all([summariseKeywords(), listCoveredPages()]);
    return { figures, pages };
  });
}

export function readKeywordGaps() {
  return orEmpty({ figures: noFigures, gaps: [] as CoverageGap[] }, async () => {
    const [{ all: figures }, gaps] = await Promise.all([summariseKeywords(), listCoverageGaps()]);
    return { figures, gaps };
  });
}
