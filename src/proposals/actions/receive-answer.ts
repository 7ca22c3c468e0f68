import 'server-only';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { Visitor } from '@/accounts/store/areas';
import type { Proposal } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { takePoint } from '@/platform/rate-limit/take-points';
import { isOver } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { listRetainerLines } from '@/territories/rules/reservation';
import { claimTerritory } from '../data/hold-territory';
import { moveEnquiry, recordEvent } from '../data/proposal-progress';
import { queueProposalMail } from '../mails/proposal-mails';
import {
  type AnswerErrors,
  type AnswerField,
  type AnswerOutcome,
  answerRefusals,
  consentWords,
  refusalInWords,
  territoryTakenInWords,
} from '../rules/client-answers';
import type { FrozenProposal } from '../rules/frozen';
import { acceptedText, chosenLines, knownChoice, proposalTotals } from '../rules/offer';
import {
  acceptanceSchema,
  answerEnvelopeSchema,
  declineSchema,
  questionSchema,
} from '../rules/requests';
import { canMove, isOpen, type ProposalStatus } from '../rules/statuses';
import { fingerprintOf, type ProposalLink, whoLooks, withLinkedProposal } from '../store/proposals';

/** A validated answer. */
export type ProposalAnswer =
  | { what: 'question'; text: string }
  | { what: 'accept'; name: string; chosen: string[]; seen: string }
  | { what: 'decline'; reason: string };

type Of<What extends ProposalAnswer['what']> = Extract<ProposalAnswer, { what: What }>;

export type AnswerStored =
  /** Also returned for a repeated answer, which is stored once. */
  | { kind: 'stored' }
  /** The document differs from the one shown. */
  | { kind: 'changed' }
  /** The retainer's territory belongs to another client; nothing was accepted. */
  | { kind: 'taken'; territory: FrozenProposal['territory']; isOptional: boolean }
  /** The status no longer allows this answer. */
  | { kind: 'refused'; status: ProposalStatus };

const stored: AnswerStored = { kind: 'stored' };

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

function update({ req, doc }: Answering, data: Partial<Proposal>): Promise<Proposal> {
  return req.payload.update({ collection: 'proposals', id: doc.id, data, depth: 0, req });
}

async function wasJustTold(
  { req, doc, now }: Answering,
  kind: 'question' | 'territory-taken',
  text: string,
): Promise<boolean> {
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
  return totalDocs > 0;
}

async function ask(answering: Answering, { text }: Of<'question'>): Promise<AnswerStored> {
  const { req, doc } = answering;
  const status = statusNow(answering);
  // A question is allowed after expiry, e.g. to ask for an extension.
  if (!isOpen(status) && status !== 'expired') return { kind: 'refused', status };
  if (await wasJustTold(answering, 'question', text)) return stored;
  const isMove = canMove(status, 'questions', 'client');
  const asked = isMove ? await update(answering, { status: 'questions' }) : doc;
  const byName = doc.contactName || doc.clientName;
  const event = await recordEvent(req, { proposal: doc.id, kind: 'question', text, byName });
  await queueProposalMail(req, asked, {
    kind: 'proposal-news',
    event: { id: event, kind: 'question' },
  });
  return stored;
}

/** Reports a refused acceptance to staff; the proposal does not change. */
async function refuseTaken(answering: Answering, given: Of<'accept'>, taker: string) {
  const { req, doc } = answering;
  const text = `${given.name} wanted to accept. ${taker}`;
  if (!(await wasJustTold(answering, 'territory-taken', text))) {
    const kind = 'territory-taken';
    const byName = doc.contactName || doc.clientName;
    const id = await recordEvent(req, { proposal: doc.id, kind, text, byName });
    await queueProposalMail(req, doc, { kind: 'proposal-news', event: { id, kind } });
  }
  const territory = doc.frozen?.territory;
  const isOptional = listRetainerLines(doc.lines).every((line) => line.isOptional);
  return { kind: 'taken', territory, isOptional } as const;
}

async function accept(answering: Answering, given: Of<'accept'>): Promise<AnswerStored> {
  const { req, doc, now } = answering;
  const status = statusNow(answering);
  if (status === 'accepted') return stored;
  if (!canMove(status, 'accepted', 'client')) return { kind: 'refused', status };
  const { frozen } = doc;
  if (!frozen) return { kind: 'changed' };
  if (given.seen !== fingerprintOf(acceptedText(frozen, []))) return { kind: 'changed' };

  const chosen = knownChoice(frozen.lines, given.chosen);
  const taker = await claimTerritory(req, doc, chosen, now);
  if (taker) return refuseTaken(answering, given, taker.text);
  const totals = proposalTotals(frozen.lines, chosen, frozen.payment.depositPercent);
  const accepted = await update(answering, {
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
  const id = await recordEvent(req, {
    proposal: doc.id,
    kind: 'accepted',
    byName: given.name,
    ...(extras ? { text: `With ${extras}.` } : {}),
  });
  await moveEnquiry(req, doc, 'won');
  const event = { id, kind: 'accepted' } as const;
  await queueProposalMail(req, accepted, { kind: 'proposal-receipt', event });
  await queueProposalMail(req, accepted, { kind: 'proposal-news', event });
  return stored;
}

async function decline(answering: Answering, { reason }: Of<'decline'>): Promise<AnswerStored> {
  const { req, doc } = answering;
  const status = statusNow(answering);
  if (status === 'declined') return stored;
  if (!canMove(status, 'declined', 'client')) return { kind: 'refused', status };
  const declined = await update(answering, {
    status: 'declined',
    declinedBecause: reason || null,
  });
  const event = await recordEvent(req, {
    proposal: doc.id,
    kind: 'declined',
    byName: doc.contactName || doc.clientName,
    ...(reason ? { text: reason } : {}),
  });
  await queueProposalMail(req, declined, {
    kind: 'proposal-news',
    event: { id: event, kind: 'declined' },
  });
  return stored;
}

function answer(answering: Answering, given: ProposalAnswer): Promise<AnswerStored> {
  switch (given.what) {
    case 'question':
      return ask(answering, given);
    case 'accept':
      return accept(answering, given);
    case 'decline':
      return decline(answering, given);
  }
}

/**
 * Stores a client's answer with its record and mails in one transaction. Concurrent answers are
 * serialised.
 *
 * @returns after PostgreSQL has confirmed it; `null` if the link matches no proposal
 */
export async function answerProposal(
  link: ProposalLink,
  given: ProposalAnswer,
  now: Date,
): Promise<AnswerStored | null> {
  return withLinkedProposal(link, (req, doc) => answer({ req, doc, now }, given));
}

const schemas = {
  question: questionSchema,
  accept: acceptanceSchema,
  decline: declineSchema,
} as const;

/** The first fault of each field. */
function faultsOf({ issues }: z.ZodError): AnswerErrors {
  const errors: AnswerErrors = {};
  for (const { path, message } of issues) {
    const [field] = path as [AnswerField];
    errors[field] ??= message;
  }
  return errors;
}

async function receive(raw: unknown, visitor: Visitor): Promise<AnswerOutcome> {
  const envelope = answerEnvelopeSchema.safeParse(raw);
  if (!envelope.success) return { status: 'missing' };
  const { what, ...link } = envelope.data;
  const { isStaff } = await whoLooks(visitor);
  if (isStaff) return { status: 'refused', error: answerRefusals.staff };
  const parsed = schemas[what].safeParse(raw);
  if (!parsed.success) return { status: 'invalid', errors: faultsOf(parsed.error) };
  const point = await takePoint('proposalAnswer', visitor);
  if (!point.allowed) return { status: 'limited', retryAfterSeconds: point.retryAfterSeconds };

  const answer = { what, ...parsed.data } as ProposalAnswer;
  const result = await answerProposal(link, answer, new Date());
  switch (result?.kind) {
    case 'stored':
      return { status: 'stored', what };
    case 'changed':
      return { status: 'changed', error: answerRefusals.changed };
    case 'taken':
      return {
        status: 'refused',
        error: territoryTakenInWords(result.territory, result.isOptional),
      };
    case 'refused':
      return { status: 'refused', error: refusalInWords(what, result.status) };
    default:
      return { status: 'missing' };
  }
}

/**
 * Checks a client's answer to a proposal, counts it against the limits, and stores it with its
 * mails. `stored` is returned only after PostgreSQL has confirmed it.
 *
 * @param raw unchecked input: `slug`, `key`, `what`, and the fields of that answer
 */
export async function receiveAnswer(raw: unknown, visitor: Visitor): Promise<AnswerOutcome> {
  try {
    return await receive(raw, visitor);
  } catch (error) {
    const { logger } = await getCms();
    logger.error({ err: error, msg: 'An answer to a proposal could not be stored.' });
    return { status: 'failed' };
  }
}
