import 'server-only';
import { createHash } from 'node:crypto';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { Proposal } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { proposalPath } from '@/platform/paths';
import { isProposalKey, proposalKey } from '@/platform/signature';
import { isOver } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { draftProposal } from '../data/freeze';
import { type NamedProposal, namedProposal } from '../data/read-named';
import { readPriceLock } from '../data/validity-figures';
import { acceptedText } from '../rules/accepted-text';
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
