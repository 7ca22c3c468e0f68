import type { z } from 'zod';
import type { Visitor } from '@/accounts/store/may-enter';
import { getCms } from '@/platform/cms';
import { takePoint } from '@/platform/rate-limit/take-points';
import {
  type AnswerErrors,
  type AnswerField,
  type AnswerOutcome,
  answerRefusals,
  refusalInWords,
  territoryTakenInWords,
} from '../rules/answer-words';
import {
  acceptanceSchema,
  answerEnvelopeSchema,
  declineSchema,
  questionSchema,
} from '../rules/requests';
import { answerProposal, type ProposalAnswer } from '../store/answer-proposal';
import { whoLooks } from '../store/reach-proposal';

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
