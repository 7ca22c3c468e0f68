import 'server-only';
import { createHash } from 'node:crypto';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import {
  findAccount,
  hasSession,
  pageHeaders,
  studioArea,
  type Visitor,
} from '@/accounts/store/areas';
import type { Proposal } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { lockDocument } from '@/platform/database/lock-document';
import { inTransaction } from '@/platform/database/transaction';
import { proposalPath } from '@/platform/paths';
import { hasPaperGrant } from '@/platform/pdf/paper-grant';
import { isProposalKey, proposalKeyHash } from '@/platform/signature';
import { isOver } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { draftProposal } from '../data/draft-proposal';
import { type NamedProposal, namedProposal } from '../data/read-named';
import { readPricesUntil } from '../data/validity-figures';
import { clientPath } from '../mails/proposal-letter';
import { acceptedText } from '../rules/offer';
import type { ProposalRemark, ProposalView } from '../rules/proposal-view';
import { isOpen } from '../rules/statuses';

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
  return newer && (hasKey || newer.accessMode === 'open') ? clientPath(newer) : null;
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

async function findNamedProposal(cms: Payload, named: NamedProposal): Promise<Proposal | null> {
  const { docs } = await cms.find({ ...readNamedProposal(named), collection: 'proposals' });
  return docs[0] ?? null;
}

/** @param mayHaveKeys whether the reader may see the private link of a successor */
async function toView(
  cms: Payload,
  doc: Proposal,
  mayHaveKeys: boolean,
  now: Date,
): Promise<ProposalView> {
  // A draft is shown as it would be sent now.
  const { frozen, problems } =
    doc.status !== 'draft' && doc.frozen
      ? { frozen: doc.frozen, problems: [] }
      : await draftProposal(await createLocalReq({}, cms), doc, now);
  const validUntil = doc.validUntil ? ukDay(new Date(doc.validUntil)) : frozen.validUntil;
  const isPast = isOver(validUntil, now);
  const pricesUntil = await readPricesUntil(await createLocalReq({}, cms), doc, now);
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
    newerHref: await findNewerHref(cms, doc, mayHaveKeys),
    remarks: await listRemarks(cms, doc.id),
  };
}

export interface ProposalLink {
  slug: string;
  key: string | null;
}

function leadsTo(doc: Proposal, { slug, key }: ProposalLink): boolean {
  if (doc.slug !== slug || doc.status === 'draft') return false;
  return doc.accessMode === 'open' || (key !== null && isProposalKey(key, doc.linkHash ?? ''));
}

/**
 * Runs an action under a lock. The link is checked again: it may have been replaced meanwhile.
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

/**
 * Staff, by account or studio access, never count as the client, even with the client's link.
 * @returns `mayHaveKeys`: client links with keys, only for personal accounts
 */
export async function whoLooks(visitor: Visitor) {
  const user = await findAccount(pageHeaders(visitor.headers));
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

/** `null` for readers without access, whether the proposal exists or not. */
export async function findProposal(
  { slug, key }: ProposalLink,
  visitor: Visitor,
  now: Date,
): Promise<{ view: ProposalView; isStaff: boolean; isForPaper: boolean } | null> {
  const { isStaff, mayReadAll, mayHaveKeys } = await whoLooks(visitor);
  const isForPaper = hasPaperGrant(visitor.headers, proposalPath(slug), now);
  const seesAll = mayReadAll || isForPaper;
  // Hashed for every key, so that timing does not show whether a key is needed.
  const keyHash = proposalKeyHash(key ?? '');
  const cms = await getCms();
  const named = seesAll ? ({ slug, forStaff: true } as const) : { slug, keyHash };
  const doc = await findNamedProposal(cms, named);
  // Defence in depth: the access rule checks this too, so one mistake exposes nothing.
  if (!doc || !(seesAll || leadsTo(doc, { slug, key }))) return null;
  const hasKey = key !== null && isProposalKey(key, doc.linkHash ?? '');
  const view = await toView(cms, doc, hasKey || mayHaveKeys, now);
  return { view, isStaff, isForPaper };
}
