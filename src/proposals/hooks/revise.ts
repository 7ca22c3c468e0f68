import { problem } from '@/accounts/hooks/access';
import type { Proposal } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import { freeSlug } from '../data/free-slug';
import { readUsualLastDay } from '../data/validity-figures';
import { canMove } from '../rules/statuses';
import { proposalStep, type Step } from './staff-endpoints';

/** Drops row ids, because Payload assigns new ones to the copy. */
function withoutIds<Row extends { id?: string | null }>(rows: readonly Row[] | null | undefined) {
  return (rows ?? []).map(({ id: _id, ...row }) => row);
}

function withoutInnerIds(section: NonNullable<Proposal['sections']>[number]) {
  const { id: _id, ...own } = section;
  if (own.blockType === 'proposalScope') {
    return {
      ...own,
      included: withoutIds(own.included),
      notIncluded: withoutIds(own.notIncluded),
    };
  }
  return own.blockType === 'proposalTimeline' ? { ...own, phases: withoutIds(own.phases) } : own;
}

async function revise({ req, user, doc, now }: Step): Promise<{ id: number }> {
  const { docs } = await req.payload.find({
    collection: 'proposals',
    where: { supersedes: { equals: doc.id }, status: { equals: 'draft' } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    select: {},
  });
  // A double click, or another staff member has already begun a revision.
  const [begun] = docs;
  if (begun) return { id: begun.id };
  if (!canMove(doc.status, 'superseded', 'staff')) {
    throw problem(
      doc.status === 'draft'
        ? 'It is still a draft: change it as you like.'
        : 'It is closed. Duplicate it to begin a new one.',
      409,
    );
  }
  const { title, clientName, contactName, clientEmail, enquiry, scan, niche, place } = doc;
  const revised = await req.payload.create({
    collection: 'proposals',
    data: {
      ...{ title, clientName, contactName, clientEmail, place },
      ...{ enquiry: idOf(enquiry), scan: idOf(scan), niche: idOf(niche) },
      slug: await freeSlug(req, doc.slug),
      sections: doc.sections?.map(withoutInnerIds),
      lines: withoutIds(doc.lines),
      accessMode: doc.accessMode,
      validUntil: await readUsualLastDay(req, now),
      owner: idOf(doc.owner) ?? user.id,
      status: 'draft',
      supersedes: doc.id,
    } as Partial<Proposal> as Proposal,
    depth: 0,
    req,
  });
  return { id: revised.id };
}

/** `POST /api/proposals/:id/revise`: creates a draft that replaces this proposal when sent. */
export const reviseEndpoint = proposalStep('revise', revise);
