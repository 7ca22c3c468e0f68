import type { PayloadRequest } from 'payload';
import type { Proposal, Submission, User } from '@/payload-types';
import { findDocument } from '@/platform/database/find-document';
import { idOf } from '@/platform/jobs/id-of';
import { type ProposalMail, queueProposalMail } from '../mails/proposal-letter';
import type { ProposalEventKind } from '../rules/statuses';

interface NewEvent {
  kind: ProposalEventKind;
  text?: string | null;
  by?: User | string;
  mails?: readonly ProposalMail[];
}

export async function recordEvent(
  req: PayloadRequest,
  proposal: Proposal,
  { kind, text = null, by, mails = [] }: NewEvent,
): Promise<void> {
  const actor = typeof by === 'object' ? { byName: by.name, user: by.id } : { byName: by ?? null };
  const event = await req.payload.create({
    collection: 'proposal-events',
    data: { proposal: proposal.id, kind, text, ...actor },
    depth: 0,
    req,
  });
  for (const mail of mails) await queueProposalMail(req, proposal, mail, event);
}

export function updateProposal(
  req: PayloadRequest,
  { id }: Proposal,
  data: Partial<Proposal>,
): Promise<Proposal> {
  return req.payload.update({ collection: 'proposals', id, data, depth: 0, req });
}

type Status = Submission['status'];

/** Statuses from which a proposal advances its enquiry; later ones and spam stay. */
const before: Record<'proposal' | 'won', ReadonlySet<Status>> = {
  proposal: new Set(['new', 'contacted', 'qualified']),
  won: new Set(['new', 'contacted', 'qualified', 'proposal', 'lost', 'declined']),
};

export async function moveEnquiry(
  req: PayloadRequest,
  { enquiry }: Proposal,
  status: keyof typeof before,
): Promise<void> {
  const select = { status: true } as const;
  const stored = await findDocument(req.payload, 'submissions', idOf(enquiry), { req, select });
  if (!stored || !before[status].has(stored.status)) return;
  const { id } = stored;
  await req.payload.update({ collection: 'submissions', id, data: { status }, depth: 0, req });
}
