import 'server-only';
import type { PayloadRequest } from 'payload';
import { idOf } from '@/jobs/id-of';
import type { Proposal } from '@/payload-types';

/** The enquiry that an accepted proposal came of is won, whatever stood there, spam left aside. */
export async function winEnquiry(req: PayloadRequest, proposal: Proposal): Promise<void> {
  const id = idOf(proposal.enquiry);
  if (!id) return;
  const enquiry = await req.payload.findByID({
    collection: 'submissions',
    id,
    depth: 0,
    joins: false,
    disableErrors: true,
    req,
    select: { status: true },
  });
  if (!enquiry || enquiry.status === 'won' || enquiry.status === 'spam') return;
  const data = { status: 'won' } as const;
  await req.payload.update({ collection: 'submissions', id, data, depth: 0, req });
}
