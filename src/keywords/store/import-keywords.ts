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
import {
  type Author,
  insertKeywords,
  type NewKeyword,
  readStored,
  setPages,
  updateKeywords,
  whileListRests,
} from './keyword-rows';
import { listLivePaths } from './keywords';
import type { AnsweredProposal } from './keywords-suggestions';
import { listTargetPages } from './keywords-targets';

/**
 * Lists proposed keywords; volume and price per click stay empty until they are imported.
 *
 * @returns how many; those that somebody listed meanwhile are not among them
 */
export function addProposals(
  proposals: readonly AnsweredProposal[],
  author: Author,
): Promise<number> {
  return whileListRests(author, (req) =>
    insertKeywords(
      req,
      proposals.map((proposal) => ({ ...proposal, volume: null, cpcPence: null })),
    ),
  );
}

/**
 * Gives keywords without a live page the one that was suggested.
 *
 * @returns how many
 */
export async function assignKeywordPages(
  chosen: readonly { id: number; page: string }[],
  author: Author,
): Promise<number> {
  const live = await listLivePaths();
  return whileListRests(author, (req) => setPages(req, chosen, live));
}

/** What saving a file would do; nothing is saved. */
export async function previewImport(lines: readonly ImportLine[]): Promise<ImportPlan> {
  const req = await createLocalReq({}, await getCms());
  return inTransaction(req, async () => planImport(lines, await readStored(req, lines)));
}

/** A new keyword says more than its line: what somebody is after, and which page answers it. */
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
  const plan = planImport(lines, await readStored(req, lines));
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
 * Saves a file’s keywords, all of them or none: new ones are listed, known ones get what the file
 * says about them. The same file again changes nothing.
 *
 * @param detail for the audit log
 * @returns what was done
 */
export async function importKeywords(
  lines: readonly ImportLine[],
  author: Author,
  detail: (plan: ImportPlan) => string,
): Promise<ImportPlan> {
  const index = indexPages(await listTargetPages());
  return whileListRests(author, async (req) => {
    const plan = await save(req, lines, index);
    await recordAudit(req, { event: 'import', detail: detail(plan) });
    return plan;
  });
}

/**
 * The admin who asks for something of the SEO dashboard; `null` for everybody else. What is sent has
 * to be checked for its origin beside.
 */
export async function findAdmin(headers: Headers): Promise<User | null> {
  const { user } = await (await getCms()).auth({ headers: pageHeaders(headers) });
  return user?.role === 'admin' ? user : null;
}
