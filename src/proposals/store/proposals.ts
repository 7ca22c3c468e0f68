import 'server-only';
import { createHash } from 'node:crypto';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import { hasSession, pageHeaders, studioArea, type Visitor } from '@/accounts/store/areas';
import type { Proposal } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { lockDocument } from '@/platform/database/lock-document';
import { inTransaction } from '@/platform/database/transaction';
import { getEnv } from '@/platform/env';
import { proposalPath } from '@/platform/paths';
import { hasPaperGrant } from '@/platform/pdf/paper-grant';
import { isProposalKey, proposalKey, proposalKeyHash } from '@/platform/signature';
import { isOver } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { draftProposal } from '../data/freeze';
import { type NamedProposal, namedProposal } from '../data/read-named';
import { readPriceLock } from '../data/validity-figures';
import { acceptedText } from '../rules/offer';
import type { ProposalRemark, ProposalView } from '../rules/proposal-view';
import { isOpen } from '../rules/statuses';

/** The reader of a proposal. */
export interface ProposalReader {
  slug: string;
  /** Key from the link; null without one. */
  key: string | null;
  /** May read all proposals, drafts included: staff, or our browser that makes PDFs. */
  mayReadAll: boolean;
  /** May see links with keys; PDF files and shared-password users may reach third parties. */
  mayHaveKeys: boolean;
}

/** SHA-256, as 64 letters of hex. */
export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Query arguments for a reader without a CMS account. REST requests cannot set them. */
function readNamedProposal(named: NamedProposal) {
  return {
    context: { [namedProposal]: named },
    overrideAccess: false,
    limit: 1,
    depth: 0,
    pagination: false,
  } as const;
}

/** Address of the successor; its key is only given to holders of the predecessor's key. */
async function findNewerHref(cms: Payload, doc: Proposal, hasKey: boolean): Promise<string | null> {
  if (doc.status !== 'superseded') return null;
  const { docs } = await cms.find({
    ...readNamedProposal({ replaces: doc.id }),
    collection: 'proposals',
    sort: '-id',
    select: { slug: true, accessMode: true, linkSalt: true },
  });
  const [newer] = docs;
  if (!newer) return null;
  if (newer.accessMode === 'open') return proposalPath(newer.slug);
  if (!hasKey || !newer.linkSalt) return null;
  const { payloadSecret } = getEnv();
  return proposalPath(
    newer.slug,
    proposalKey(payloadSecret, { id: newer.id, salt: newer.linkSalt }),
  );
}

async function listRemarks(cms: Payload, id: number): Promise<ProposalRemark[]> {
  const { docs } = await cms.find({
    ...readNamedProposal({ talkOf: id }),
    collection: 'proposal-events',
    sort: ['createdAt', 'id'],
    limit: 100,
    select: { kind: true, text: true, createdAt: true },
  });
  return docs.map((event) => ({
    id: event.id,
    isQuestion: event.kind === 'question',
    text: event.text ?? '',
    at: new Date(event.createdAt),
  }));
}

function acceptanceOf({ acceptance }: Proposal): ProposalView['acceptance'] {
  if (!acceptance?.at) return null;
  const { name, at, hash, chosen, consent } = acceptance;
  return {
    name: name ?? '',
    at: new Date(at),
    hash: hash ?? '',
    chosen: chosen ?? [],
    consent: consent ?? '',
  };
}

/** The sent document, or for a draft the document as it would be sent now. */
async function documentOf(cms: Payload, doc: Proposal, now: Date) {
  const { frozen } = doc;
  if (doc.status !== 'draft' && frozen) return { frozen, problems: [] };
  return draftProposal(await createLocalReq({}, cms), doc, now);
}

/** Finds a stored proposal that the reader may read. */
export async function findNamedProposal(
  cms: Payload,
  named: NamedProposal,
  req?: PayloadRequest,
): Promise<Proposal | null> {
  const { docs } = await cms.find({
    ...readNamedProposal(named),
    collection: 'proposals',
    ...(req ? { req } : {}),
  });
  return docs[0] ?? null;
}

/**
 * Reads a proposal for its client, or for staff, who also see drafts.
 *
 * @returns `null` for an unknown address, and equally without the right key
 */
export async function getProposal(
  { slug, key, mayReadAll, mayHaveKeys }: ProposalReader,
  keyHash: string | null,
  now: Date,
): Promise<ProposalView | null> {
  const cms = await getCms();
  const doc = await findNamedProposal(
    cms,
    mayReadAll ? { slug, forStaff: true } : { slug, keyHash },
  );
  if (!doc) return null;
  const hasKey = key !== null && isProposalKey(key, doc.linkHash ?? '');
  // Defence in depth: the access rule checks this too, so one mistake exposes nothing.
  if (!mayReadAll && (doc.status === 'draft' || (doc.accessMode !== 'open' && !hasKey)))
    return null;

  const { frozen, problems } = await documentOf(cms, doc, now);
  const validUntil = doc.validUntil ? ukDay(new Date(doc.validUntil)) : frozen.validUntil;
  const isPast = isOver(validUntil, now);
  const { pricesUntil } = await readPriceLock(await createLocalReq({}, cms), doc, now);
  return {
    id: doc.id,
    slug: doc.slug,
    status: doc.status,
    document: frozen,
    problems,
    validUntil,
    pricesUntil: isOver(pricesUntil, now) ? null : pricesUntil,
    isOpen: isOpen(doc.status) && !isPast,
    isExpired: doc.status === 'expired' || (isOpen(doc.status) && isPast),
    code: fingerprintOf(acceptedText(frozen, [])),
    acceptance: acceptanceOf(doc),
    declinedBecause: doc.declinedBecause || null,
    newerHref: await findNewerHref(cms, doc, hasKey || mayHaveKeys),
    remarks: await listRemarks(cms, doc.id),
  };
}

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
