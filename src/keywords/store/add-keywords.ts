import 'server-only';
import { type Author, insertKeywords, setPages, whileListRests } from './keyword-rows';
import { listLivePaths } from './keywords';
import type { AnsweredProposal } from './keywords-suggestions';

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
