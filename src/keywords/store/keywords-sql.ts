import 'server-only';
import { type KeywordFilter, type KeywordSort, withoutValue } from '../rules/keyword-filter';

/**
 * What answers an address: a published page is there, or a redirect leads on from it. `$1` holds the
 * paths of all published pages.
 */
const answers = `
  answers (page, target, is_live) as (
    select path, path, true from unnest($1::text[]) as path
    union all
    select r."from", t.target, t.target = any($1::text[])
      from redirects r, lateral (select regexp_replace(r."to", '[?#].*$', '') as target) t
     where r."from" <> all($1::text[])
  )`;

/**
 * Keywords by the names that are used here. Figures stay `numeric` until few rows are left of them:
 * turning 100,000 into floating point takes longer than adding them up.
 */
const known = `
  known as (
    select id, keyword, volume, cpc_pence, intent, nullif(borough, '') as place,
           nullif(cluster, '') as topic, nullif(page, '') as page
      from keywords
  )`;

/** The same with the page that answers it now. */
const answeredOf = (source: string) => `
  select k.*, coalesce(a.target, k.page) as target, coalesce(a.is_live, false) as is_live
    from ${source} k left join answers a on a.page = k.page`;

/** A statement with its values; the paths of published pages are always the first of them. */
export interface KeywordStatement {
  text: string;
  values: unknown[];
}

/** `%` and `_` are letters like others in what somebody searches for. */
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
  /** Values that it names, from `$2`. */
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
 * A question about the keywords that a filter leaves.
 *
 * @param ask writes the question around `listed` and the filter’s condition
 */
export function aboutKeywords(
  question: Question,
  ask: (condition: string) => string,
): KeywordStatement {
  return state(question, (condition) => `listed as (${answeredOf('known')}) ${ask(condition)}`);
}

/** Some keywords in their order: `limit $2 offset $3`. */
export function pageOfKeywords(question: Question): KeywordStatement {
  const { gap, page, sort } = question.filter;
  const order = keywordOrder(question.filter);
  const firstOrder = keywordOrder(question.filter, 'known');
  const some = 'limit $2 offset $3';
  if (gap === 'no-page' || page !== null || sort === 'page') {
    return aboutKeywords(
      question,
      (condition) => `select ${lineColumns} from listed ${condition} ${order} ${some}`,
    );
  }
  // Only what is shown is asked for its page.
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
 * What has no value stands last either way; equals keep one order, page by page. By the columns as
 * they are stored, whatever a selection calls what it makes of them.
 */
export function keywordOrder(
  { sort, descending }: KeywordFilter,
  table: 'known' | 'listed' = 'listed',
): string {
  const by = `${table}.${sortColumns[sort]} ${descending ? 'desc' : 'asc'}`;
  return `order by ${by} nulls last, ${table}.volume desc nulls last, ${table}.id`;
}

/** Columns of `listed` that a line of the list is made of. */
export const lineColumns = `
  id, keyword, volume::float8 as volume, cpc_pence::float8 as cpc_pence, intent::text as intent,
  place, topic, target, is_live`;

/** Sums over a set of `listed`; parts of a set can be added up again with `figureTotals`. */
export const figureParts = `
  count(*) as count, sum(volume) as searches, count(volume) as with_volume,
  sum(cpc_pence) as cpc_sum, count(cpc_pence) as cpc_count,
  count(*) filter (where not is_live) as without_page`;

/** The figures of a set out of those of its parts. */
export const figureTotals = `
  sum(count)::int as count, coalesce(sum(searches), 0)::float8 as searches,
  (sum(cpc_sum) / nullif(sum(cpc_count), 0))::float8 as cpc,
  sum(without_page)::int as without_page, (sum(count) - sum(with_volume))::int as without_volume`;
