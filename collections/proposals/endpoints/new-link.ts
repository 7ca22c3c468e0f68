import { newLinkSchema } from '@/domain/proposals/staff-requests';
import { newLinkFields } from '@/jobs/proposals/private-link';
import { queueProposalMail } from '@/jobs/proposals/queue-proposal-mail';
import { recordEvent } from '@/jobs/proposals/record-event';
import { problem } from '../../_shared/endpoints/demand-right';
import { readBody } from '../../_shared/endpoints/read-body';
import { proposalStep, type Step } from './act-on-proposal';

async function renew({ req, user, doc }: Step): Promise<object> {
  if (doc.status === 'draft') throw problem('It has no link yet: nobody got it.', 409);
  const { mail } = await readBody(req, newLinkSchema);
  const renewed = await req.payload.update({
    collection: 'proposals',
    id: doc.id,
    data: newLinkFields(doc.id),
    depth: 0,
    req,
  });
  const event = await recordEvent(req, {
    proposal: doc.id,
    kind: 'new-link',
    byName: user.name,
    user: user.id,
  });
  if (mail) {
    await queueProposalMail(req, renewed, {
      kind: 'proposal',
      event: { id: event, kind: 'new-link' },
    });
  }
  return { isMailed: mail && Boolean(renewed.clientEmail) };
}

/** `POST /api/proposals/:id/new-link`: whoever has the old private link sees nothing any more. */
export const newLinkEndpoint = proposalStep('new-link', renew);
