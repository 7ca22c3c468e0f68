import 'server-only';
import { createLocalReq, type PayloadRequest } from 'payload';
import type { Proposal } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { lockDocument } from '@/platform/database/lock-document';
import { inTransaction } from '@/platform/database/transaction';
import { isProposalKey, proposalKeyHash } from '@/platform/proposal-key';
import { findNamedProposal } from './proposals';

/** What a client’s link says. */
export interface ProposalLink {
  slug: string;
  key: string | null;
}

function leadsTo(doc: Proposal, { slug, key }: ProposalLink): boolean {
  if (doc.slug !== slug || doc.status === 'draft') return false;
  return doc.accessMode === 'open' || (key !== null && isProposalKey(key, doc.linkHash ?? ''));
}

/**
 * Does something with the proposal that a client’s link leads to, in one transaction and one at a
 * time. The link is looked at again once the proposal is ours: it may have been replaced meanwhile.
 *
 * @returns `null` when the link leads nowhere
 */
export async function withLinkedProposal<Result>(
  link: ProposalLink,
  work: (req: PayloadRequest, doc: Proposal) => Promise<Result>,
): Promise<Result | null> {
  const cms = await getCms();
  const { slug, key } = link;
  const found = await findNamedProposal(cms, { slug, keyHash: key && proposalKeyHash(key) });
  if (!found) return null;
  const req = await createLocalReq({}, cms);
  return inTransaction(req, async () => {
    const doc = await lockDocument(req, 'proposals', found.id);
    return leadsTo(doc, link) ? work(req, doc) : null;
  });
}
