import 'server-only';
import { getSiteIndex } from '@/content/store/site-index';
import { getCms } from '@/platform/cms';
import { likePattern } from '@/platform/database/like-pattern';
import {
  defaultKeywordFilter,
  type KeywordFilter,
  type KeywordSort,
  keywordsPerPage,
  withoutValue,
} from '../rules/keyword-filter';
import {
  type KeywordFigures,
  type KeywordGroup,
  type KeywordSummary,
  type KeywordView,
  noFigures,
} from '../rules/keyword-views';

/** Paths that answer: published pages, or redirects to one. `$1` holds the published paths. */
const answers = `
  answers (page, target, is_live) as (
    select path, path, true from unnest($1::text[]) as path
    union all
    select r."from", t.target, t.target = any($1::text[])
      from redirects r, lateral (select regexp_replace(r."to", '[?#].*$', '') as target) t
     where r."from" <> all($1::text[])
  )`;

/** Figures stay `numeric` until aggregated: converting 100,000 is slower than adding them. */
const known = `
  known as (
    select id, keyword, volume, cpc_pence, intent, nullif(borough, '') as place,
           nullif(cluster, '') as topic, nullif(page, '') as page
      from keywords
  )`;

/** Adds the page that answers each keyword now. */
const answeredOf = (source: string) => `
  select k.*, coalesce(a.target, k.page) as target, coalesce(a.is_live, false) as is_live
    from ${source} k left join answers a on a.page = k.page`;

function conditions(filter: KeywordFilter, add: (value: unknown) => string): string[] {
  const { search, intent, place, topic, gap, page } = filter;
  const where: string[] = [];
  const same = (column: string, value: string | null) => {
    if (value === null) return;
    where.push(value === withoutValue ? `${column} is null` : `${column} = ${add(value)}`);
  };
  for (const word of search.split(' ').filter(Boolean)) {
    const pattern = add(likePattern(word));
    where.push(`(keyword like ${pattern} or place ilike ${pattern} or topic ilike ${pattern})`);
  }
  if (intent !== null) where.push(`intent = ${add(intent)}`);
  same('place', place);
  same('topic', topic);
  same('target', page);
  if (gap === 'no-page') where.push('not is_live');
  if (gap === 'no-volume') where.push('volume is null');
  if (gap === 'no-cpc') where.push('cpc_pence is null');
  return where;
}

export async function listLivePaths(): Promise<string[]> {
  return [...(await getSiteIndex()).listPaths()];
}

/** Callers must check for an admin first; `extra` values count from `$2`. */
async function queryKnown<Row>(
  filter: KeywordFilter,
  write: (condition: string) => string,
  extra: readonly unknown[] = [],
): Promise<Row[]> {
  const [{ db }, live] = await Promise.all([getCms(), listLivePaths()]);
  const values: unknown[] = [live, ...extra];
  const where = conditions(filter, (value) => `$${values.push(value)}`);
  const condition = where.length > 0 ? `where ${where.join(' and ')}` : '';
  const text = `with ${answers}, ${known}, ${write(condition)}`;
  return (await db.pool.query(text, values)).rows as Row[];
}

/** Runs a query over `listed`: the keywords with the pages that answer them now. */
export function queryKeywords<Row>(
  filter: KeywordFilter,
  write: (condition: string) => string,
  extra?: readonly unknown[],
): Promise<Row[]> {
  const listed = `listed as (${answeredOf('known')})`;
  return queryKnown(filter, (condition) => `${listed} ${write(condition)}`, extra);
}

const sortColumns: Readonly<Record<KeywordSort, string>> = {
  volume: 'volume',
  keyword: 'keyword',
  cpc: 'cpc_pence',
  intent: 'intent',
  place: 'place',
  topic: 'topic',
  page: 'target',
};

/** Missing values come last in both directions; ties have a stable order across pages. */
export function writeKeywordOrder(
  { sort, descending }: KeywordFilter,
  table: 'known' | 'listed' = 'listed',
): string {
  const by = `${table}.${sortColumns[sort]} ${descending ? 'desc' : 'asc'}`;
  return `order by ${by} nulls last, ${table}.volume desc nulls last, ${table}.id`;
}

const viewColumns = `
  id, keyword, volume::float8 as volume, cpc_pence::float8 as "cpcPence", intent::text as intent,
  place, topic, target as page,
  case when target is null then 'none' when is_live then 'live' else 'gone' end as answer`;

/** Sums over a set of `listed`; `figureTotals` adds them up. */
export const figureParts = `
  count(*) as count, sum(volume) as searches, count(volume) as with_volume,
  sum(cpc_pence) as cpc_sum, count(cpc_pence) as cpc_count,
  count(*) filter (where not is_live) as without_page`;

/** `KeywordFigures` of a set from the sums of its parts. */
export const figureTotals = `
  sum(count)::int as count, coalesce(sum(searches), 0)::float8 as searches,
  (sum(cpc_sum) / nullif(sum(cpc_count), 0))::float8 as "averageCpcPence",
  sum(without_page)::int as "withoutPage",
  (sum(count) - sum(with_volume))::int as "withoutVolume"`;

export function listKeywords(filter: KeywordFilter): Promise<KeywordView[]> {
  const { gap, page, sort, pageNumber } = filter;
  const order = writeKeywordOrder(filter);
  const some = 'limit $2 offset $3';
  const extra = [keywordsPerPage, (pageNumber - 1) * keywordsPerPage];
  if (gap === 'no-page' || page !== null || sort === 'page') {
    return queryKeywords(
      filter,
      (condition) => `select ${viewColumns} from listed ${condition} ${order} ${some}`,
      extra,
    );
  }
  // Only the shown keywords need their page resolved.
  return queryKnown(
    filter,
    (condition) => `
      picked as (select * from known ${condition} ${writeKeywordOrder(filter, 'known')} ${some}),
      listed as (${answeredOf('picked')}) select ${viewColumns} from listed ${order}`,
    extra,
  );
}

type RankedKeyword = KeywordView & { rank: number };

/** Bounds memory with few passes over the list. */
const batchSize = 5_000;

/** All filtered keywords in batches, by searches. */
export async function* readKeywords(filter: KeywordFilter): AsyncGenerator<KeywordView[]> {
  let last: Pick<RankedKeyword, 'rank' | 'id'> = { rank: Number.POSITIVE_INFINITY, id: 0 };
  for (;;) {
    const batch: RankedKeyword[] = await queryKeywords(
      filter,
      (condition) => `
        select ${viewColumns}, rank::float8 as rank
          from (select *, coalesce(volume, -1) as rank from listed ${condition}) as ranked
         where rank < $2 or (rank = $2 and id > $3) order by ranked.rank desc, id limit $4`,
      [last.rank, last.id, batchSize],
    );
    if (batch.length > 0) yield batch;
    if (batch.length < batchSize) return;
    last = batch.at(-1) ?? last;
  }
}

type GroupName = 'intent' | 'place' | 'topic';
/** `g`: the row's grouping, as bits of `grouping`. */
type GroupRow = KeywordFigures & Record<GroupName, string | null> & { g: number };

const figuresOf = ({ g: _g, intent: _i, place: _p, topic: _t, ...figures }: GroupRow) => figures;

const byWeight = (a: KeywordGroup, b: KeywordGroup) =>
  b.searches - a.searches || b.count - a.count || (a.value ?? '').localeCompare(b.value ?? '');

/** Figures of the filtered keywords: total, by intent, place and topic, in one pass. */
export async function summariseKeywords(
  filter: KeywordFilter = defaultKeywordFilter,
): Promise<KeywordSummary> {
  // Aggregated once for all three groupings, then summed for each.
  const rows = await queryKeywords<GroupRow>(
    filter,
    (condition) => `,
      parts as (select intent, place, topic, ${figureParts} from listed ${condition}
                 group by intent, place, topic)
      select grouping(intent, place, topic) as g, intent::text as intent, place, topic,
             ${figureTotals}
        from parts group by grouping sets ((), (intent), (place), (topic))`,
  );
  const groups = (grouping: number, name: GroupName): KeywordGroup[] =>
    rows
      .filter(({ g }) => g === grouping)
      .map((row) => ({ value: row[name], ...figuresOf(row) }))
      .toSorted(byWeight);
  const whole = rows.find(({ g, count }) => g === 0b111 && count !== null);
  return {
    all: whole ? figuresOf(whole) : noFigures,
    intents: groups(0b011, 'intent'),
    places: groups(0b101, 'place'),
    topics: groups(0b110, 'topic'),
  };
}
