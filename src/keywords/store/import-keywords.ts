import 'server-only';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type PayloadRequest } from 'payload';
import { recordAudit } from '@/accounts/data/record-audit';
import { findAccount, pageHeaders } from '@/accounts/store/areas';
import type { User } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { execute, inTransaction } from '@/platform/database/transaction';
import { type ImportPlan, planImport, type StoredKeyword } from '../rules/import-outcome';
import { guessIntent } from '../rules/keyword-views';
import type { ImportLine } from '../rules/read-import';
import { indexPages, type PageIndex, suggestPage } from '../rules/suggest-page';
import { type AnsweredProposal, listTargetPages } from './keywords-suggestions';
import { listLivePaths } from './read-keywords';

export interface Author {
  user: User;
  headers: Headers;
}

type NewKeyword = Omit<StoredKeyword, 'id'>;
/** `null` keeps a field. */
type KeywordChange = Omit<StoredKeyword, 'keyword' | 'intent'> & Pick<ImportLine, 'intent'>;

/** A statement of this many rows has some hundred kilobytes. */
const batchSize = 1_000;

async function* batches<Item>(items: readonly Item[]): AsyncGenerator<string> {
  for (let start = 0; start < items.length; start += batchSize) {
    yield JSON.stringify(items.slice(start, start + batchSize));
  }
}

/** Runs the work in a transaction under a lock: list changes are serialised. */
async function lockKeywordList<Result>(
  { user, headers }: Author,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const payload = await getCms();
  const req = await createLocalReq({ user, req: { headers } }, payload);
  return inTransaction(req, async () => {
    await execute(req, sql`select pg_advisory_xact_lock(hashtextextended('keywords', 0))`);
    return work(req);
  });
}

async function readStoredKeywords(
  req: PayloadRequest,
  given: readonly { keyword: string }[],
): Promise<Map<string, StoredKeyword>> {
  const keywords = JSON.stringify(given.map(({ keyword }) => keyword));
  const rows = await execute<StoredKeyword>(
    req,
    sql`select id, keyword, volume::float8 as volume, cpc_pence::float8 as "cpcPence",
               intent::text as intent, borough, cluster, page
          from keywords
         where keyword in (select jsonb_array_elements_text(${keywords}::jsonb))`,
  );
  return new Map(rows.map((row) => [row.keyword, row]));
}

/** By SQL: Payload would take minutes for a large file, and keywords have no hooks. */
async function insertKeywords(
  req: PayloadRequest,
  keywords: readonly NewKeyword[],
): Promise<number> {
  let count = 0;
  for await (const batch of batches(keywords)) {
    const added = await execute(
      req,
      sql`insert into keywords
            (keyword, volume, cpc_pence, intent, borough, cluster, page, created_at, updated_at)
          select keyword, volume, "cpcPence", intent::enum_keywords_intent, borough, cluster, page,
                 now(), now()
            from jsonb_to_recordset(${batch}::jsonb) as made(keyword text, volume numeric,
                 "cpcPence" numeric, intent text, borough text, cluster text, page text)
          on conflict (keyword) do nothing
          returning id`,
    );
    count += added.length;
  }
  return count;
}

/** Updates only the given fields, so that concurrent edits of other fields survive. */
async function updateKeywords(
  req: PayloadRequest,
  changes: readonly KeywordChange[],
): Promise<number> {
  let count = 0;
  for await (const batch of batches(changes)) {
    const changed = await execute(
      req,
      sql`update keywords as k
             set volume = coalesce(said.volume, k.volume),
                 cpc_pence = coalesce(said."cpcPence", k.cpc_pence),
                 intent = coalesce(said.intent::enum_keywords_intent, k.intent),
                 borough = coalesce(said.borough, k.borough),
                 cluster = coalesce(said.cluster, k.cluster),
                 page = coalesce(said.page, k.page),
                 updated_at = now()
            from jsonb_to_recordset(${batch}::jsonb) as said(id integer, volume numeric,
                 "cpcPence" numeric, intent text, borough text, cluster text, page text)
           where k.id = said.id
          returning k.id`,
    );
    count += changed.length;
  }
  return count;
}

/** @param live paths of every published page */
async function setKeywordPages(
  req: PayloadRequest,
  chosen: readonly { id: number; page: string }[],
  live: readonly string[],
): Promise<number> {
  const changed = await execute(
    req,
    sql`update keywords as k set page = said.page, updated_at = now()
          from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) as said(id integer, page text)
         where k.id = said.id
           and (k.page is null
                or k.page not in (select jsonb_array_elements_text(${JSON.stringify(live)}::jsonb)))
        returning k.id`,
  );
  return changed.length;
}

/** Volume and price per click follow by import. */
export function addProposals(
  proposals: readonly AnsweredProposal[],
  author: Author,
): Promise<number> {
  return lockKeywordList(author, (req) =>
    insertKeywords(
      req,
      proposals.map((proposal) => ({ ...proposal, volume: null, cpcPence: null })),
    ),
  );
}

export async function assignKeywordPages(
  chosen: readonly { id: number; page: string }[],
  author: Author,
): Promise<number> {
  const live = await listLivePaths();
  return lockKeywordList(author, (req) => setKeywordPages(req, chosen, live));
}

export async function previewImport(lines: readonly ImportLine[]): Promise<ImportPlan> {
  const req = await createLocalReq({}, await getCms());
  return inTransaction(req, async () => planImport(lines, await readStoredKeywords(req, lines)));
}

/** Adds intent and page, which an import line may lack. */
function completed({ row: _, ...line }: ImportLine, index: PageIndex): NewKeyword {
  return {
    ...line,
    intent: line.intent ?? guessIntent(line.keyword),
    page: line.page ?? suggestPage(line, index),
  };
}

async function save(
  req: PayloadRequest,
  lines: readonly ImportLine[],
  index: PageIndex,
): Promise<ImportPlan> {
  const plan = planImport(lines, await readStoredKeywords(req, lines));
  await insertKeywords(
    req,
    plan.created.map((line) => completed(line, index)),
  );
  await updateKeywords(
    req,
    plan.changed.map(({ id, line: { row: _, keyword: _keyword, ...said } }) => ({ id, ...said })),
  );
  return plan;
}

/** One transaction; repeating the import changes nothing. */
export async function importKeywords(
  lines: readonly ImportLine[],
  author: Author,
  detail: (plan: ImportPlan) => string,
): Promise<ImportPlan> {
  const index = indexPages(await listTargetPages());
  return lockKeywordList(author, async (req) => {
    const plan = await save(req, lines, index);
    await recordAudit(req, { event: 'import', detail: detail(plan) });
    return plan;
  });
}

/** Returns the signed-in admin, or `null`. The caller must also check the request's origin. */
export async function findAdmin(headers: Headers): Promise<User | null> {
  const user = await findAccount(pageHeaders(headers));
  return user?.role === 'admin' ? user : null;
}
