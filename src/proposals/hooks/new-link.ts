import { problem } from '@/accounts/hooks/demand-right';
import { readBody } from '@/platform/http/read-endpoint-body';
import { newLinkFields } from '../data/private-link';
import { queueProposalMail } from '../data/queue-proposal-mail';
import { recordEvent } from '../data/record-event';
import { newLinkSchema } from '../rules/staff-requests';
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
