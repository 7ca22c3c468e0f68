import 'server-only';
import { createLocalReq, type PayloadRequest } from 'payload';
import { recordAudit } from '@/accounts/data/record-audit';
import { pageHeaders } from '@/accounts/store/page-headers';
import type { User } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { inTransaction } from '@/platform/database/transaction';
import { guessIntent } from '../rules/keyword-views';
import { type ImportPlan, planImport } from '../rules/plan-import';
import type { ImportLine } from '../rules/read-import';
import { indexPages, type PageIndex, suggestPage } from '../rules/suggest-page';
import type { AnsweredProposal } from './keywords-suggestions';
import { listTargetPages } from './keywords-targets';
import { listLivePaths } from './read-keywords';
import {
  type Author,
  insertKeywords,
  lockKeywordList,
  type NewKeyword,
  readStoredKeywords,
  setKeywordPages,
  updateKeywords,
} from './write-keyword-rows';

/**
 * Adds proposed keywords; volume and price per click follow by import.
 * @returns how many were new
 */
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

/**
 * Sets the suggested page for keywords without a live page.
 * @returns how many
 */
export async function assignKeywordPages(
  chosen: readonly { id: number; page: string }[],
  author: Author,
): Promise<number> {
  const live = await listLivePaths();
  return lockKeywordList(author, (req) => setKeywordPages(req, chosen, live));
}

/** Previews an import; nothing is saved. */
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

/**
 * Saves a file's keywords in one transaction: new ones are added, known ones updated. Repeating the
 * import changes nothing.
 * @param detail for the audit log
 * @returns what was done
 */
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
  const { user } = await (await getCms()).auth({ headers: pageHeaders(headers) });
  return user?.role === 'admin' ? user : null;
}
