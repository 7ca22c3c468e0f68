import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { Visitor } from '@/accounts/store/areas';
import { firstFaults } from '@/enquiries/rules/schema';
import type { Proposal } from '@/payload-types';
import { logFailure } from '@/platform/log-failure';
import { takePoint } from '@/platform/rate-limit/take-points';
import { isOver } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { listRetainerLines } from '@/territories/rules/reservation';
import { claimTerritory } from '../data/hold-territory';
import { moveEnquiry, recordEvent, updateProposal } from '../data/proposal-progress';
import { newsMail, receiptMail } from '../mails/proposal-outcome';
import {
  type AnswerErrors,
  type AnswerKind,
  type AnswerOutcome,
  answerRefusals,
  consentWords,
  refusalInWords,
  territoryTakenInWords,
} from '../rules/client-answers';
import { acceptedText, chosenLines, knownChoice, proposalTotals } from '../rules/offer';
import {
  acceptanceSchema,
  answerEnvelopeSchema,
  declineSchema,
  questionSchema,
} from '../rules/requests';
import { canMove, isOpen, type ProposalStatus } from '../rules/statuses';
import { fingerprintOf, whoLooks, withLinkedProposal } from '../store/proposals';

interface Answering {
  req: PayloadRequest;
  doc: Proposal;
  now: Date;
}

/** Milliseconds within which a repeated question or refused acceptance is reported once. */
const sameWithinMs = 10 * 60_000;

/** The present status; an overdue proposal counts as expired before the job records it. */
function statusNow({ doc, now }: Answering): ProposalStatus {
  const { status, validUntil } = doc;
  const isPast = validUntil ? isOver(ukDay(new Date(validUntil)), now) : false;
  return isPast && isOpen(status) ? 'expired' : status;
}

const refused = (error: string): AnswerOutcome => ({ status: 'refused', error });

/** Reports to staff what the client wrote or tried; a repetition is reported once. */
async function tellOnce(
  answering: Answering,
  kind: 'question' | 'territory-taken',
  text: string,
): Promise<void> {
  const { req, doc, now } = answering;
  const { totalDocs } = await req.payload.count({
    collection: 'proposal-events',
    where: {
      proposal: { equals: doc.id },
      kind: { equals: kind },
      text: { equals: text },
      createdAt: { greater_than: new Date(now.getTime() - sameWithinMs).toISOString() },
    },
    req,
  });
  if (totalDocs > 0) return;
  const isQuestion = kind === 'question' && canMove(statusNow(answering), 'questions', 'client');
  const told = isQuestion ? await updateProposal(req, doc, { status: 'questions' }) : doc;
  const by = doc.contactName || doc.clientName;
  await recordEvent(req, told, { kind, text, by, mails: [newsMail] });
}

async function ask(
  answering: Answering,
  { text }: z.output<typeof questionSchema>,
): Promise<AnswerOutcome> {
  const status = statusNow(answering);
  // A question is allowed after expiry, e.g. to ask for an extension.
  if (!isOpen(status) && status !== 'expired') return refused(refusalInWords('question', status));
  await tellOnce(answering, 'question', text);
  return { status: 'stored', what: 'question' };
}

async function accept(
  answering: Answering,
  given: z.output<typeof acceptanceSchema>,
): Promise<AnswerOutcome> {
  const { req, doc, now } = answering;
  const status = statusNow(answering);
  if (status === 'accepted') return { status: 'stored', what: 'accept' };
  if (!canMove(status, 'accepted', 'client')) return refused(refusalInWords('accept', status));
  const { frozen } = doc;
  if (!frozen || given.seen !== fingerprintOf(acceptedText(frozen, []))) {
    return { status: 'changed', error: answerRefusals.changed };
  }
  const chosen = knownChoice(frozen.lines, given.chosen);
  const taker = await claimTerritory(req, doc, chosen, now);
  if (taker) {
    // Nothing was accepted: the retainer's territory belongs to another client.
    await tellOnce(answering, 'territory-taken', `${given.name} wanted to accept. ${taker.text}`);
    const isOptional = listRetainerLines(doc.lines).every((line) => line.isOptional);
    return refused(territoryTakenInWords(frozen.territory, isOptional));
  }
  const totals = proposalTotals(frozen.lines, chosen, frozen.payment.depositPercent);
  const accepted = await updateProposal(req, doc, {
    status: 'accepted',
    acceptance: {
      name: given.name,
      at: now.toISOString(),
      hash: fingerprintOf(acceptedText(frozen, chosen)),
      chosen,
      consent: consentWords(frozen),
    },
    totalOncePence: totals.oncePence,
    totalMonthlyPence: totals.monthlyPence,
  });
  const optional = chosenLines(frozen.lines, chosen).filter(({ isOptional }) => isOptional);
  const extras = optional.map(({ label }) => label).join(', ');
  await recordEvent(req, accepted, {
    kind: 'accepted',
    by: given.name,
    text: extras ? `With ${extras}.` : null,
    mails: [receiptMail, newsMail],
  });
  await moveEnquiry(req, doc, 'won');
  return { status: 'stored', what: 'accept' };
}

async function decline(
  answering: Answering,
  { reason }: z.output<typeof declineSchema>,
): Promise<AnswerOutcome> {
  const { req, doc } = answering;
  const status = statusNow(answering);
  if (status === 'declined') return { status: 'stored', what: 'decline' };
  if (!canMove(status, 'declined', 'client')) return refused(refusalInWords('decline', status));
  const text = reason || null;
  const declined = await updateProposal(req, doc, { status: 'declined', declinedBecause: text });
  const by = doc.contactName || doc.clientName;
  await recordEvent(req, declined, { kind: 'declined', by, text, mails: [newsMail] });
  return { status: 'stored', what: 'decline' };
}

type Parsed =
  | { errors: AnswerErrors; store: null }
  | { errors: null; store: (answering: Answering) => Promise<AnswerOutcome> };

function parseWith<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
  store: (answering: Answering, given: z.output<Schema>) => Promise<AnswerOutcome>,
): Parsed {
  const { data, error } = schema.safeParse(raw);
  if (error) return { errors: firstFaults(error), store: null };
  return { errors: null, store: (answering) => store(answering, data) };
}

function parseAnswer(what: AnswerKind, raw: unknown): Parsed {
  switch (what) {
    case 'question':
      return parseWith(questionSchema, raw, ask);
    case 'accept':
      return parseWith(acceptanceSchema, raw, accept);
    case 'decline':
      return parseWith(declineSchema, raw, decline);
  }
}

async function receive(raw: unknown, visitor: Visitor): Promise<AnswerOutcome> {
  const envelope = answerEnvelopeSchema.safeParse(raw);
  if (!envelope.success) return { status: 'missing' };
  const { what, ...link } = envelope.data;
  const { isStaff } = await whoLooks(visitor);
  if (isStaff) return refused(answerRefusals.staff);
  const { errors, store } = parseAnswer(what, raw);
  if (errors) return { status: 'invalid', errors };
  const point = await takePoint('proposalAnswer', visitor);
  if (!point.allowed) return { status: 'limited', retryAfterSeconds: point.retryAfterSeconds };
  const now = new Date();
  const outcome = await withLinkedProposal(link, (req, doc) => store({ req, doc, now }));
  return outcome ?? { status: 'missing' };
}

/**
 * `stored` only after PostgreSQL has confirmed the commit. Concurrent answers are serialised.
 * @param raw unchecked input: `slug`, `key`, `what`, and the fields of that answer
 */
export function receiveAnswer(raw: unknown, visitor: Visitor): Promise<AnswerOutcome> {
  const failed: AnswerOutcome = { status: 'failed' };
  return logFailure('An answer to a proposal could not be stored.', failed, () =>
    receive(raw, visitor),
  );
}
