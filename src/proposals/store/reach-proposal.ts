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

/** The parts of a client's link. */
export interface ProposalLink {
  slug: string;
  key: string | null;
}

function leadsTo(doc: Proposal, { slug, key }: ProposalLink): boolean {
  if (doc.slug !== slug || doc.status === 'draft') return false;
  return doc.accessMode === 'open' || (key !== null && isProposalKey(key, doc.linkHash ?? ''));
}

/**
 * Runs an action on the proposal behind a client's link, in one transaction under a lock. The link
 * is checked again after locking, because it may have been replaced meanwhile.
 *
 * @returns `null` if the link matches no proposal
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
  /** Staff never count as the client, even with the client's link. */
  isStaff: boolean;
  /** May see all proposals, drafts included. */
  mayReadAll: boolean;
  /** May see client links with keys: a personal account identifies the user. */
  mayHaveKeys: boolean;
}

/** Identifies staff on a proposal's page: by account, or by access to the studio area. */
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
  /** The reader is staff. */
  isStaff: boolean;
  /** Our own browser renders the page for a PDF. */
  isForPaper: boolean;
}

/**
 * Finds the proposal at an address for a reader with access.
 *
 * @param link unchecked input
 * @returns `null` for all other readers, whether the proposal exists or not
 */
export async function findProposal(
  { slug, key }: { slug: string; key: string | null },
  visitor: Visitor,
  now: Date,
): Promise<FoundProposal | null> {
  const { isStaff, mayReadAll, mayHaveKeys } = await whoLooks(visitor);
  // Hashed for every key, so that timing does not show whether a key is needed.
  const keyHash = proposalKeyHash(key ?? '');
  const isForPaper = hasPaperGrant(visitor.headers, proposalPath(slug), now);
  const reader = { slug, key, mayReadAll: mayReadAll || isForPaper, mayHaveKeys };
  const view = await getProposal(reader, keyHash, now);
  return view && { view, isStaff, isForPaper };
}
