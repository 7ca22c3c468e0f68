import type { FrozenProposal } from './frozen';
import { lineName, recountName } from './offer';
import type { ProposalStatus } from './statuses';

export const answerKinds = ['question', 'accept', 'decline'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Characters; the forms have the same limits. */
export const answerLimits = {
  question: { min: 10, max: 2_000 },
  name: { min: 2, max: 120 },
  reason: 2_000,
} as const;

export type AnswerField = 'text' | 'name' | 'consent' | 'reason';

export const answerFaults = {
  questionShort: `Please write your question in a few words more (at least ${answerLimits.question.min} characters)`,
  questionLong: `Please shorten your question to ${answerLimits.question.max.toLocaleString('en-GB')} characters`,
  nameShort: 'Please type your full name',
  nameLong: `Please shorten your name to ${answerLimits.name.max} characters`,
  consent: 'Please tick that you accept the proposal and its terms',
  reasonLong: `Please shorten it to ${answerLimits.reason.toLocaleString('en-GB')} characters`,
} as const;

export const answerRefusals = {
  staff:
    'You are signed in as staff. Only the client can answer a proposal; open the link in a private window to see it as they do.',
  changed:
    'This proposal is no longer the one that you were looking at. It is shown anew below; please read it again before you decide.',
  recounted:
    'You ticked lines, or took a tick away, after the total was worked out. Nothing was accepted. This is the total now: please read it, and accept it if it is what you want.',
  failed: 'It did not reach us. What you wrote is kept here, so you can send it again.',
} as const;

export function territoryTakenInWords(
  territory: FrozenProposal['territory'],
  isOptional: boolean,
): string {
  const which = territory ? `, ${territory.niche} in ${territory.place},` : '';
  const without = isOptional
    ? ' You can accept the proposal without the retainer: take its tick away.'
    : '';
  return `Nothing was accepted. The territory of this proposal${which} is reserved for another business, so we can’t offer it to you any more. We have been told and will write to you.${without}`;
}

export function refusalInWords(kind: AnswerKind, status: ProposalStatus): string {
  switch (status) {
    case 'accepted':
      return kind === 'question'
        ? 'This proposal is accepted. Please write to us with anything that is open.'
        : 'This proposal was accepted already. Please write to us if something has changed.';
    case 'declined':
      return 'This proposal was declined. Please write to us if you have changed your mind.';
    case 'expired':
      return 'This proposal is no longer valid. Ask us for more time with the form for questions.';
    case 'withdrawn':
      return 'We have withdrawn this proposal. Please write to us if you would like another one.';
    case 'superseded':
      return 'A newer proposal has taken the place of this one.';
    default:
      return 'This proposal has not been sent yet.';
  }
}

/** Consent text of an acceptance, stored verbatim with it. */
export function consentWords({ client, terms }: Pick<FrozenProposal, 'client' | 'terms'>): string {
  return `I accept this proposal and its terms (version ${terms.version}) on behalf of ${client.business}.`;
}

export type AnswerErrors = Partial<Record<AnswerField, string>>;

export type AnswerOutcome =
  | { status: 'stored'; what: AnswerKind }
  | { status: 'invalid'; errors: AnswerErrors }
  /** The answer is no longer possible, or not by this person; `error` gives the reason. */
  | { status: 'refused'; error: string }
  | { status: 'changed'; error: string }
  | { status: 'missing' }
  | { status: 'limited'; retryAfterSeconds: number }
  | { status: 'failed' };

export function readIds(form: FormData, name: string): string[] {
  return form.getAll(name).filter((id): id is string => typeof id === 'string');
}

/** Ticked lines that the total lacks: without script, ticks do not update it. */
export function ticksToCount(form: FormData): string[] | null {
  const ticked = readIds(form, lineName);
  if (form.get('what') !== 'accept') return null;
  const counted = new Set(readIds(form, 'chosen'));
  const isSame = ticked.length === counted.size && ticked.every((id) => counted.has(id));
  return isSame && !form.has(recountName) ? null : ticked;
}
