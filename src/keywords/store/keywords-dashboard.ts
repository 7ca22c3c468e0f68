import 'server-only';
import { getCms } from '@/platform/cms';
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
  type KeywordSummary,
  type KeywordView,
  noFigures,
} from '../rules/keyword-views';
import { listTargetPages } from './keywords-suggestions';
import {
  figureParts,
  figureTotals,
  listKeywords,
  listLivePaths,
  selectAboutKeywords,
  summariseKeywords,
} from './read-keywords';

export interface DashboardView {
  all: KeywordSummary;
  shown: KeywordSummary;
  keywords: KeywordView[];
  /** `false` after a failed read: the page is shown without figures. */
  isComplete: boolean;
}

/** What was read; an empty view and `isComplete: false` after a failure, which is logged. */
function orEmpty<View>(empty: View, read: () => Promise<View>) {
  return logFailure(
    'The keywords could not be read.',
    { ...empty, isComplete: false },
    async () => ({ ...(await read()), isComplete: true }),
  );
}

/** All data of the dashboard. Never throws (specification, section 8: silently ignored). */
export async function readDashboard(filter: KeywordFilter): Promise<DashboardView> {
  const empty = { all: emptySummary, shown: emptySummary, keywords: [] };
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

interface Row {
  count: number;
  searches: number;
  cpc: number | null;
  without_volume: number;
}

interface PageRow extends Row {
  target: string;
  keywords: string[];
}

/** Keywords named per page. */
const named = 4;

/** Every possible target page with its keywords, by searches. */
async function listCoveredPages(): Promise<CoveredPage[]> {
  const [{ db }, live, targets] = await Promise.all([getCms(), listLivePaths(), listTargetPages()]);
  const { text, values } = selectAboutKeywords(
    { filter: defaultKeywordFilter, live },
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
  const { rows } = await db.pool.query(text, values);
  const known = new Map((rows as PageRow[]).map((row) => [row.target, row]));
  return targets
    .map(({ path, title }) => {
      const row = known.get(path);
      return {
        path,
        title,
        count: row?.count ?? 0,
        searches: row?.searches ?? 0,
        averageCpcPence: row?.cpc ?? null,
        withoutVolume: row?.without_volume ?? 0,
        keywords: row?.keywords ?? [],
      };
    })
    .toSorted((a, b) => b.searches - a.searches || b.count - a.count);
}

interface GapRow extends Row {
  place: string | null;
  topic: string | null;
  example: string;
}

/** As many as staff can work through. */
const mostGaps = 200;

/** Topics × places with searches and no page, by searches. */
async function listCoverageGaps(): Promise<CoverageGap[]> {
  const [{ db }, live] = await Promise.all([getCms(), listLivePaths()]);
  const { text, values } = selectAboutKeywords(
    { filter: { ...defaultKeywordFilter, gap: 'no-page' }, live },
    (condition) => `,
      parts as (select place, topic, ${figureParts},
                       (array_agg(keyword order by volume desc nulls last, id))[1] as example
                  from listed ${condition} group by place, topic)
      select place, topic, example, ${figureTotals} from parts group by place, topic, example
       order by searches desc, count desc, place, topic limit ${mostGaps}`,
  );
  const { rows } = await db.pool.query(text, values);
  return (rows as GapRow[]).map((row) => ({
    place: row.place,
    topic: row.topic,
    example: row.example,
    count: row.count,
    searches: row.searches,
    averageCpcPence: row.cpc,
    withoutVolume: row.without_volume,
  }));
}

/** Data of the view by page. Never throws; `isComplete` is then `false`. */
export function readPageCoverage() {
  return orEmpty({ figures: noFigures, pages: [] as CoveredPage[] }, async () => {
    const [{ all: figures }, pages] = await Promise.all([summariseKeywords(), listCoveredPages()]);
    return { figures, pages };
  });
}

/** Data of the view of gaps. Never throws; `isComplete` is then `false`. */
export function readKeywordGaps() {
  return orEmpty({ figures: noFigures, gaps: [] as CoverageGap[] }, async () => {
    const [{ all: figures }, gaps] = await Promise.all([summariseKeywords(), listCoverageGaps()]);
    return { figures, gaps };
  });
}
