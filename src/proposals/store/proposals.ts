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

/** Who wants to read one. */
export interface ProposalReader {
  slug: string;
  /** Out of the link; null without. */
  key: string | null;
  /** May read every one of them, also drafts: somebody of ours, or our browser for paper. */
  mayReadAll: boolean;
  /** May have another proposal’s link with its key; a file, or a shared password, may be anybody’s. */
  mayHaveKeys: boolean;
}

/** SHA-256, as 64 letters of hex. */
export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Arguments with which somebody without an account of the CMS reads. Requests over REST can’t set
 * them.
 */
function readNamedProposal(named: NamedProposal) {
  return {
    context: { [namedProposal]: named },
    overrideAccess: false,
    limit: 1,
    depth: 0,
    pagination: false,
  } as const;
}

/** The address of the newer one; its key goes to those alone who had this one’s. */
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

/** What was sent; of a draft, what would be sent now. */
async function documentOf(cms: Payload, doc: Proposal, now: Date) {
  const { frozen } = doc;
  if (doc.status !== 'draft' && frozen) return { frozen, problems: [] };
  return draftProposal(await createLocalReq({}, cms), doc, now);
}

/** The stored proposal that somebody may read. */
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
 * A proposal as its client sees it, or as staff do, who see drafts as well.
 *
 * @returns `null` for an address that nobody has, and just the same without the right key
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
  // The access rule has said so already; a mistake in one of the two opens nothing.
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
