import 'server-only';
import { getSiteIndex } from '@/content/store/site-index';
import { getCms } from '@/platform/cms';
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
  type KeywordIntent,
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

/**
 * Keyword columns under this module's names. Figures stay `numeric` until aggregated: converting
 * 100,000 to floats is slower than adding them.
 */
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

/** A statement with its values; `$1` is always the published paths. */
export interface KeywordStatement {
  text: string;
  values: unknown[];
}

/** Escapes `%` and `_` in search words. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

function conditions(filter: KeywordFilter, add: (value: unknown) => string): string[] {
  const { search, intent, place, topic, gap, page } = filter;
  const where: string[] = [];
  const same = (column: string, value: string | null) => {
    if (value === null) return;
    where.push(value === withoutValue ? `${column} is null` : `${column} = ${add(value)}`);
  };
  for (const word of search.split(' ').filter(Boolean)) {
    const pattern = add(`%${literally(word)}%`);
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

interface Question {
  filter: KeywordFilter;
  /** Paths of every published page. */
  live: readonly string[];
  /** Further values, from `$2`. */
  extra?: readonly unknown[];
}

function state(
  { filter, live, extra = [] }: Question,
  write: (condition: string) => string,
): KeywordStatement {
  const values: unknown[] = [live, ...extra];
  const where = conditions(filter, (value) => `$${values.push(value)}`);
  const condition = where.length > 0 ? `where ${where.join(' and ')}` : '';
  return { text: `with ${answers}, ${known}, ${write(condition)}`, values };
}

/**
 * Builds a statement over filtered keywords.
 * @param ask writes the query around `listed` and the filter's condition
 */
export function selectAboutKeywords(
  question: Question,
  ask: (condition: string) => string,
): KeywordStatement {
  return state(question, (condition) => `listed as (${answeredOf('known')}) ${ask(condition)}`);
}

/** One page of keywords: `limit $2 offset $3`. */
export function selectKeywordPage(question: Question): KeywordStatement {
  const { gap, page, sort } = question.filter;
  const order = writeKeywordOrder(question.filter);
  const firstOrder = writeKeywordOrder(question.filter, 'known');
  const some = 'limit $2 offset $3';
  if (gap === 'no-page' || page !== null || sort === 'page') {
    return selectAboutKeywords(
      question,
      (condition) => `select ${lineColumns} from listed ${condition} ${order} ${some}`,
    );
  }
  // Only the shown keywords need their page resolved.
  return state(
    question,
    (condition) => `
      picked as (select * from known ${condition} ${firstOrder} ${some}),
      listed as (${answeredOf('picked')}) select ${lineColumns} from listed ${order}`,
  );
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

/**
 * Missing values come last in both directions; ties have a stable order across pages. Sorts by
 * stored columns, whatever a selection renames.
 */
export function writeKeywordOrder(
  { sort, descending }: KeywordFilter,
  table: 'known' | 'listed' = 'listed',
): string {
  const by = `${table}.${sortColumns[sort]} ${descending ? 'desc' : 'asc'}`;
  return `order by ${by} nulls last, ${table}.volume desc nulls last, ${table}.id`;
}

/** Columns of `listed` for a line of the list. */
export const lineColumns = `
  id, keyword, volume::float8 as volume, cpc_pence::float8 as cpc_pence, intent::text as intent,
  place, topic, target, is_live`;

/** Sums over a set of `listed`; `figureTotals` adds them up. */
export const figureParts = `
  count(*) as count, sum(volume) as searches, count(volume) as with_volume,
  sum(cpc_pence) as cpc_sum, count(cpc_pence) as cpc_count,
  count(*) filter (where not is_live) as without_page`;

/** Totals of a set from the sums of its parts. */
export const figureTotals = `
  sum(count)::int as count, coalesce(sum(searches), 0)::float8 as searches,
  (sum(cpc_sum) / nullif(sum(cpc_count), 0))::float8 as cpc,
  sum(without_page)::int as without_page, (sum(count) - sum(with_volume))::int as without_volume`;

/*
 * Callers must check for an admin first. SQL, so that PostgreSQL aggregates over 100,000 keywords.
 */

interface Line {
  id: number;
  keyword: string;
  volume: number | null;
  cpc_pence: number | null;
  intent: KeywordIntent;
  place: string | null;
  topic: string | null;
  target: string | null;
  is_live: boolean;
}

interface Figures {
  count: number;
  searches: number;
  cpc: number | null;
  without_page: number;
  without_volume: number;
}

async function ask<Row>({ text, values }: KeywordStatement): Promise<Row[]> {
  const { db } = await getCms();
  const { rows } = await db.pool.query(text, values);
  return rows as Row[];
}

export async function listLivePaths(): Promise<string[]> {
  const { entries } = await getSiteIndex();
  return entries.map(({ path }) => path);
}

function toView({ cpc_pence, target, is_live, ...line }: Line): KeywordView {
  const answer = target === null ? 'none' : is_live ? 'live' : 'gone';
  return { ...line, cpcPence: cpc_pence, page: target, answer };
}

export async function listKeywords(filter: KeywordFilter): Promise<KeywordView[]> {
  const offset = (filter.pageNumber - 1) * keywordsPerPage;
  const live = await listLivePaths();
  const extra = [keywordsPerPage, offset];
  const lines = await ask<Line>(selectKeywordPage({ filter, live, extra }));
  return lines.map(toView);
}

/** Position of a batched read. */
interface Cursor {
  volume: number;
  id: number;
}

type RankedLine = Line & { rank: number };

/** Bounds memory with few passes over the list. */
const batchSize = 5_000;

/** All filtered keywords in batches, by searches. */
export async function* readKeywords(filter: KeywordFilter): AsyncGenerator<KeywordView[]> {
  const live = await listLivePaths();
  let after: Cursor | null = null;
  for (;;) {
    const { volume, id }: Cursor = after ?? { volume: Number.POSITIVE_INFINITY, id: 0 };
    const extra = [volume, id, batchSize];
    const statement = selectAboutKeywords(
      { filter, live, extra },
      (condition) => `
        select ${lineColumns}, rank::float8 as rank
          from (select *, coalesce(volume, -1) as rank from listed ${condition}) as ranked
         where rank < $2 or (rank = $2 and id > $3) order by ranked.rank desc, id limit $4`,
    );
    const batch: RankedLine[] = await ask<RankedLine>(statement);
    const last = batch.at(-1);
    if (!last) return;
    yield batch.map(({ rank: _, ...line }) => toView(line));
    if (batch.length < batchSize) return;
    after = { volume: last.rank, id: last.id };
  }
}

function toFigures(row: Figures): KeywordFigures {
  return {
    count: row.count,
    searches: row.searches,
    averageCpcPence: row.cpc,
    withoutPage: row.without_page,
    withoutVolume: row.without_volume,
  };
}

type GroupRow = Figures & {
  /** The row's grouping: bits of `grouping`. */
  g: number;
  intent: string | null;
  place: string | null;
  topic: string | null;
};

const byWeight = (a: KeywordGroup, b: KeywordGroup) =>
  b.searches - a.searches || b.count - a.count || (a.value ?? '').localeCompare(b.value ?? '');

/** Figures of the filtered keywords: total, by intent, place and topic, in one pass. */
export async function summariseKeywords(
  filter: KeywordFilter = defaultKeywordFilter,
): Promise<KeywordSummary> {
  const rows = await ask<GroupRow>(
    // Aggregated once for all three groupings, then summed for each.
    selectAboutKeywords(
      { filter, live: await listLivePaths() },
      (condition) => `,
        parts as (select intent, place, topic, ${figureParts} from listed ${condition}
                   group by intent, place, topic)
        select grouping(intent, place, topic) as g, intent::text as intent, place, topic,
               ${figureTotals}
          from parts group by grouping sets ((), (intent), (place), (topic))`,
    ),
  );
  const groups = (g: number, name: 'intent' | 'place' | 'topic'): KeywordGroup[] =>
    rows
      .filter((row) => row.g === g)
      .map((row) => ({ value: row[name], ...toFigures(row) }))
      .toSorted(byWeight);
  const whole = rows.find(({ g, count }) => g === 0b111 && count !== null);
  return {
    all: whole ? toFigures(whole) : noFigures,
    intents: groups(0b011, 'intent'),
    places: groups(0b101, 'place'),
    topics: groups(0b110, 'topic'),
  };
}
