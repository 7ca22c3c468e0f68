import { getProposal, type ProposalView } from '@/cms/queries/proposals';
import { proposalPath } from '@/domain/routing/paths';
import { proposalKeyHash } from '@/lib/proposal-key';
import { hasPaperGrant } from '../pdf/paper-grant';
import type { Visitor } from '../shared-password/may-enter';
import { whoLooks } from './who-looks';

export interface FoundProposal {
  view: ProposalView;
  /** One of us looks at it. */
  isStaff: boolean;
  /** Our own browser sets it for paper. */
  isForPaper: boolean;
}

/**
 * The proposal at an address, if whoever asks may see it.
 *
 * @param link as it came in
 * @returns `null` for everybody else, whether there is one or not
 */
export async function findProposal(
  { slug, key }: { slug: string; key: string | null },
  visitor: Visitor,
  now: Date,
): Promise<FoundProposal | null> {
  const { isStaff, mayReadAll, mayHaveKeys } = await whoLooks(visitor);
  // Worked out for every key: whether it is needed shows in nothing.
  const keyHash = proposalKeyHash(key ?? '');
  const isForPaper = hasPaperGrant(visitor.headers, proposalPath(slug), now);
  const reader = { slug, key, mayReadAll: mayReadAll || isForPaper, mayHaveKeys };
  const view = await getProposal(reader, keyHash, now);
  return view && { view, isStaff, isForPaper };
}
