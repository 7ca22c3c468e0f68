import { problem } from '@/accounts/hooks/demand-right';
import type { ProposalEvent } from '@/payload-types';
import { readBody } from '@/platform/http/read-endpoint-body';
import { queueProposalMail } from '../data/queue-proposal-mail';
import { recordEvent } from '../data/record-event';
import { answerSchema } from '../rules/staff-requests';
import { proposalStep, type Step } from './act-on-proposal';

/** The last thing that either side said. */
async function lastWord({ req, doc }: Step): Promise<ProposalEvent | undefined> {
  const { docs } = await req.payload.find({
    collection: 'proposal-events',
    where: { proposal: { equals: doc.id }, kind: { in: ['question', 'answer'] } },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  });
  return docs[0];
}

async function answer(step: Step): Promise<object> {
  const { req, user, doc } = step;
  const { text } = await readBody(req, answerSchema);
  const last = await lastWord(step);
  const answered = { status: doc.status, isMailed: Boolean(doc.clientEmail) };
  // A second press.
  if (last?.kind === 'answer' && last.text === text) return answered;
  if (last?.kind !== 'question')
    throw problem('There is no question that waits for an answer.', 409);
  const event = await recordEvent(req, {
    proposal: doc.id,
    kind: 'answer',
    text,
    byName: user.name,
    user: user.id,
  });
  await queueProposalMail(req, doc, {
    kind: 'proposal-answer',
    event: { id: event, kind: 'answer' },
  });
  if (doc.status !== 'questions') return answered;
  await req.payload.update({
    collection: 'proposals',
    id: doc.id,
    data: { status: 'viewed' },
    depth: 0,
    req,
  });
  return { ...answered, status: 'viewed' };
}

/** `POST /api/proposals/:id/answer`: answers the client’s question, on their page and by mail. */
export const answerEndpoint = proposalStep('answer', answer);
