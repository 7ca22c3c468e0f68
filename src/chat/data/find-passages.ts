import type { Payload } from 'payload';
import { longestQuestion } from '../rules/limits';
import { answering } from '../rules/passages';
import {
  type Alternatives,
  alternativesOf,
  mostErrors,
  plain,
  typingErrors,
} from '../rules/question';
import type { Candidate, Term } from '../rules/rank-passages';
import { factSource } from './store-passages';

type Pool = Payload['db']['pool'];

/** Passages that are ranked; further ones share too little with the question. */
const mostRanked = 60;

/** A query for a word or others that mean the same, in PostgreSQL's form; empty for stop words. */
const queryOf = (list: string) => `(select string_agg(alternative::text, ' | ')
  from (select plainto_tsquery('english', part) as alternative from unnest(${list}) as part) as parts
 where numnode(alternative) > 0)`;

/** Other words of a question make its words no commoner. */
const isPublished = `not is_hidden and body <> ''`;

/** Passages that tell how many hold a common word: counting those takes as long as they are many. */
const sampleSize = 1000;
const mostCounted = 1000;

/** @param passages their number */
async function countTerms(
  pool: Pool,
  words: readonly Alternatives[],
  passages: number,
): Promise<Term[]> {
  const percent = Math.min(100, (100 * sampleSize) / Math.max(1, passages));
  const { rows } = await pool.query<{ n: number; query: string; found: number }>(
    `with sample as materialized (
       select words from passages tablesample system ($2) repeatable (1) where ${isPublished}),
     asked as (
       select n, ${queryOf(`string_to_array(list, '|')`)} as query
         from unnest($1::text[]) with ordinality as t(list, n)),
     terms as (
       select n, query, (select $3::int * count(*) filter (where words @@ query::tsquery)
                                / greatest(1, count(*)) from sample)::int as about
         from asked where query is not null)
     select n::int, query, case when about > ${mostCounted} then about else (
              select count(*)::int from passages
               where ${isPublished} and words @@ query::tsquery) end as found
       from terms order by n`,
    [words.map((alternatives) => alternatives.join('|')), percent, passages],
  );
  return rows.map(({ n, query, found }) => ({ query, found, word: words[n - 1]?.[0] ?? '' }));
}

/** Searched words, and corrections by likeness of letters, need the extension pg_trgm. */
async function hasTrigrams(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select from pg_extension where extname = 'pg_trgm'`);
  return rowCount === 1;
}

/** The likeliest words for mistyped ones. */
async function correctWords(pool: Pool, words: readonly string[]): Promise<Map<string, string>> {
  const wanted = words.filter((word) => /^[a-z]{4,30}$/.test(word));
  if (wanted.length === 0 || !(await hasTrigrams(pool))) return new Map();
  const { rows } = await pool.query<{ wrong: string; word: string }>(
    `select wrong, word from unnest($1::text[]) as wrong cross join lateral (
       select word from passage_words where word % wrong and left(word, 1) = left(wrong, 1)
        order by similarity(word, wrong) desc, word limit 8) as likely`,
    [wanted],
  );
  const found = new Map<string, string>();
  for (const { wrong, word } of rows) {
    if (!found.has(wrong) && typingErrors(wrong, word) <= mostErrors(wrong)) found.set(wrong, word);
  }
  return found;
}

/** The words of a question with the number of passages that hold each; typing errors corrected. */
export async function readTerms(
  { db: { pool } }: Payload,
  words: readonly Alternatives[],
  passages: number,
): Promise<Term[]> {
  const terms = await countTerms(pool, words, passages);
  const unknown = terms.filter(({ found }) => found === 0);
  const corrected = await correctWords(
    pool,
    unknown.map(({ word }) => word),
  );
  const fixed = await countTerms(pool, [...corrected.values()].map(alternativesOf), passages);
  const wrong = [...corrected.keys()];
  return terms.map(
    (term) => fixed.find((_, index) => wrong[index] === term.word && term.found === 0) ?? term,
  );
}

/** Sources that stay small, whose passages are all weighed. Posts have no limit. */
const keptFew = [factSource, ...answering.filter((source) => source !== 'posts')];

/**
 * Passages of other sources that are weighed: up to this number, whatever they hold, and those that
 * hold the rarest word, the two rarest, and so on to all.
 */
const mostWeighed = 1000;
const mostOfPart = 200;

const allOf = (terms: readonly Term[]) => terms.map(({ query }) => `(${query})`).join(' & ');

/** How a passage holds a word: 4 in its heading, 3 in its title, 2 as a keyword, 1 in its text. */
const hitOf = `case when ts_filter(words, '{a}') @@ query then 4
  when ts_filter(words, '{b}') @@ query then 3
  when ts_filter(words, '{c}') @@ query then 2
  when words @@ query then 1 else 0 end`;

/** Questions of the list that are asked in nearly the same words, whatever words those are. */
const mostAlike = 5;
const leastAlike = 0.3;

/**
 * The passages that hold most of a question's rarest words, and questions that are alike.
 * @param leads documents whose first passage is about it whatever its words, as `source:id`
 */
export async function findCandidates(
  { db: { pool } }: Payload,
  terms: readonly Term[],
  question: string,
  leads: Iterable<string> = [],
): Promise<Candidate[]> {
  const known = terms.filter(({ found }) => found > 0);
  const rarest = known.toSorted((one, other) => one.found - other.found);
  const likeness = (await hasTrigrams(pool))
    ? `similarity(translate(lower(heading), '’''', ''), $4)`
    : '0 * length($4)';
  const { rows } = await pool.query<Candidate>(
    `with asked as (select n, query::tsquery as query, weight
                      from unnest($1::text[], $2::float8[]) with ordinality as t(query, weight, n)),
     chosen as (
       select source, source_id, place from passages
        where source = any($5) and words @@ $3::tsquery and not is_hidden
       union
       (select source, source_id, place from passages
         where words @@ $3::tsquery and not is_hidden limit ${mostWeighed})
       union
       select held.* from unnest($6::text[]) as part cross join lateral (
         select source, source_id, place from passages
          where words @@ part::tsquery and not is_hidden limit ${mostOfPart}) as held),
     holding as (
       select passages.* from chosen join passages using (source, source_id, place)
        order by (select sum(weight * sqrt(${hitOf})) from asked) desc, source, source_id, place
        limit ${mostRanked}),
     alike as (
       select * from passages where source in ('faqs', '${factSource}') and ${likeness} >= ${leastAlike}
        order by ${likeness} desc limit ${mostAlike}),
     led as (
       select passages.* from passages
         join unnest($7::text[]) as lead on source = split_part(lead, ':', 1)
          and source_id = split_part(lead, ':', 2)::int
        where place = 0 and not is_hidden)
     select source, source_id as id, place, topic, anchor, title, heading,
            coalesce(nullif(body, ''), (select own.body from passages as own
              where own.source = found.source and own.source_id = found.source_id
                and own.place = 0)) as body,
            length(to_tsvector('english', heading)) as "headingWords",
            ${likeness}::float8 as likeness,
            coalesce((select array_agg(${hitOf} order by n) from asked), '{}') as hits
       from (select * from holding union select * from alike union select * from led) as found`,
    [
      terms.map(({ query }) => query),
      terms.map(({ found }) => 1 / Math.log(found + 2)),
      terms.map(({ query }) => `(${query})`).join(' | '),
      plain(question).slice(0, longestQuestion),
      keptFew,
      rarest.map((_, index) => allOf(rarest.slice(0, index + 1))),
      [...leads],
    ],
  );
  return rows;
}

export async function countPassages({ db: { pool } }: Payload): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from passages where body <> ''`,
  );
  return rows[0]?.count ?? 0;
}
