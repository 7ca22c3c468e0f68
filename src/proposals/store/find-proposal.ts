import type { Visitor } from '@/accounts/store/may-enter';
import { proposalPath } from '@/platform/paths';
import { hasPaperGrant } from '@/platform/pdf/paper-grant';
import { proposalKeyHash } from '@/platform/proposal-key';
import type { ProposalView } from '../rules/proposal-view';
import { getProposal } from './proposals';
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
