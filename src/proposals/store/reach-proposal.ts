import 'server-only';
import { createLocalReq, type PayloadRequest } from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import { studioArea } from '@/accounts/store/areas';
import { hasSession, type Visitor } from '@/accounts/store/may-enter';
import { pageHeaders } from '@/accounts/store/page-headers';
import type { Proposal } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { lockDocument } from '@/platform/database/lock-document';
import { inTransaction } from '@/platform/database/transaction';
import { proposalPath } from '@/platform/paths';
import { hasPaperGrant } from '@/platform/pdf/paper-grant';
import { isProposalKey, proposalKeyHash } from '@/platform/signature';
import type { ProposalView } from '../rules/proposal-view';
import { findNamedProposal, getProposal } from './proposals';

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

export interface Looking {
  /** Somebody who works here: no client, whatever the link says. */
  isStaff: boolean;
  /** They may see every proposal, also drafts. */
  mayReadAll: boolean;
  /** They may have a client’s link with its key: an account of their own says who they are. */
  mayHaveKeys: boolean;
}

/** Whether a proposal’s page is opened by one of us: with an account, or in the studio’s area. */
export async function whoLooks(visitor: Visitor): Promise<Looking> {
  const { user } = await (await getCms()).auth({ headers: pageHeaders(visitor.headers) });
  if (user && grantFor('proposals', user.role, 'read') === 'yes') {
    return { isStaff: true, mayReadAll: true, mayHaveKeys: true };
  }
  const isInStudio = await hasSession(studioArea, visitor);
  return {
    isStaff: user !== null || isInStudio,
    mayReadAll: isInStudio,
    mayHaveKeys: false,
  };
}

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
