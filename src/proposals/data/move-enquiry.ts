import type { PayloadRequest } from 'payload';
import type { Proposal, Submission } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';

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
