import type { PayloadRequest } from 'payload';
import type { Proposal, Submission } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import type { ProposalEventKind } from '../rules/statuses';

interface NewEvent {
  /** Id of the proposal. */
  proposal: number;
  kind: ProposalEventKind;
  text?: string;
  /** Display name of the person who acted. */
  byName?: string;
  /** Their account; absent for clients. */
  user?: number;
}

/**
 * Records an event of a proposal within the request's transaction.
 *
 * @returns the event's id
 */
export async function recordEvent(req: PayloadRequest, event: NewEvent): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'proposal-events',
    data: event,
    depth: 0,
    req,
  });
  return id;
}

type Status = Submission['status'];

/**
 * Enquiry statuses from which a proposal may advance an enquiry; later ones and spam are excluded.
 */
const before: Record<'proposal' | 'won', ReadonlySet<Status>> = {
  proposal: new Set(['new', 'contacted', 'qualified']),
  won: new Set(['new', 'contacted', 'qualified', 'proposal', 'lost', 'declined']),
};

/** Advances a proposal's enquiry when the proposal is sent and when it is accepted. */
export async function moveEnquiry(
  req: PayloadRequest,
  { enquiry }: Proposal,
  status: keyof typeof before,
): Promise<void> {
  const id = idOf(enquiry);
  if (!id) return;
  const stored = await req.payload.findByID({
    collection: 'submissions',
    id,
    depth: 0,
    joins: false,
    disableErrors: true,
    req,
    select: { status: true },
  });
  if (!stored || !before[status].has(stored.status)) return;
  await req.payload.update({ collection: 'submissions', id, data: { status }, depth: 0, req });
}
