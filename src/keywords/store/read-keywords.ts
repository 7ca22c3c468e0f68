import 'server-only';
import { getSiteIndex } from '@/content/store/site-index';
import { getCms } from '@/platform/cms';
import { defaultKeywordFilter, type KeywordFilter, keywordsPerPage } from '../rules/keyword-filter';
import type { KeywordIntent } from '../rules/keyword-views';
import {
  type KeywordFigures,
  type KeywordGroup,
  type KeywordSummary,
  type KeywordView,
  noFigures,
} from '../rules/keyword-views';
import {
  figureParts,
  figureTotals,
  type KeywordStatement,
  lineColumns,
  selectAboutKeywords,
  selectKeywordPage,
} from './keywords-sql';

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

/** One page of the list. */
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
