import { problem } from '@/accounts/hooks/demand-right';
import { queueProposalMail } from '../data/queue-proposal-mail';
import { recordEvent } from '../data/record-event';
import { canMove } from '../rules/transitions';
import { proposalStep, type Step } from './act-on-proposal';

async function withdraw({ req, user, doc }: Step): Promise<object> {
  // A second press.
  if (doc.status === 'withdrawn') return { status: doc.status, isMailed: false };
  if (!canMove(doc.status, 'withdrawn', 'staff')) {
    throw problem('Only a proposal that is with the client can be withdrawn.', 409);
  }
  const withdrawn = await req.payload.update({
    collection: 'proposals',
    id: doc.id,
    data: { status: 'withdrawn' },
    depth: 0,
    req,
  });
  const event = await recordEvent(req, {
    proposal: doc.id,
    kind: 'withdrawn',
    byName: user.name,
    user: user.id,
  });
  await queueProposalMail(req, withdrawn, {
    kind: 'proposal',
    event: { id: event, kind: 'withdrawn' },
  });
  return { status: withdrawn.status, isMailed: Boolean(withdrawn.clientEmail) };
}

/** `POST /api/proposals/:id/withdraw`: takes it back, and frees the territory that it holds. */
export const withdrawEndpoint = proposalStep('withdraw', withdraw);
