import type { Payload } from 'payload';
import type { ProposalEvent } from '@/payload-types';
import { findFirst } from '@/platform/database/find-document';
import { idOf } from '@/platform/jobs/id-of';
import { type Letter, type LetterHead, setLetter } from '@/platform/mail/letter';
import { dayInWords } from '@/platform/time/uk-days';
import type { ProposalEventKind } from '../rules/statuses';
import {
  hello,
  type MailSubject,
  offerFacts,
  openIt,
  type ProposalLetter,
  privacy,
  proposalInWords,
  proposalMail,
} from './proposal-letter';

/**
 * Subject of the client's mail. It names the agency, which clients recognise sooner than the title.
 */
function offerSubject({ event, title, brandName, validUntil }: MailSubject): string {
  if (event === 'extended')
    return `You have more time: ${title} is valid until ${dayInWords(validUntil)}`;
  if (event === 'withdrawn') return `We have withdrawn our proposal: ${title}`;
  if (event === 'new-link') return `The new link to your proposal, ${brandName}`;
  return `Your proposal from ${brandName}: ${title}`;
}

const options = ({ hasOptions }: ProposalLetter) =>
  hasOptions ? ' Some lines are optional: tick what you want, and the totals follow.' : '';

/**
 * Mails the client the proposal, a new link, an extension or a withdrawal.
 *
 * @param event reason for the mail: `sent`, `extended`, `new-link` or `withdrawn`
 */
function proposalOffer(head: LetterHead, letter: ProposalLetter, event: ProposalEventKind): Letter {
  const why: Partial<Record<ProposalEventKind, string>> = {
    extended: `You have more time to decide: our proposal is now valid until ${letter.validUntil}. The prices stay as they were.`,
    'new-link': 'Here is the new link to our proposal. The one you had before no longer works.',
  };
  if (event === 'withdrawn') {
    return setLetter(head, [
      hello(letter),
      `We have withdrawn our proposal for ${letter.clientName}, “${letter.title}”. It can no longer be accepted. If you have a question about that, or would like another one, answer this mail.`,
      privacy(head),
    ]);
  }
  const first =
    why[event] ??
    `Here is our proposal for ${letter.clientName}. It says what we would make, how long it takes and what it costs.${options(letter)}`;
  return setLetter(head, [
    hello(letter),
    first,
    offerFacts(letter),
    openIt(letter),
    'You can ask a question, accept or decline on that page, or simply answer this mail. Keep the link to yourself: anyone who has it can open the proposal.',
    privacy(head),
  ]);
}

export const offerMail = proposalMail({
  kind: 'proposal',
  label: 'Proposal, to the client',
  subject: offerSubject,
  word: (head, out, event) => proposalOffer(head, proposalInWords(out), event?.kind ?? 'sent'),
});

function proposalReminder(head: LetterHead, letter: ProposalLetter): Letter {
  return setLetter(head, [
    hello(letter),
    `Our proposal for ${letter.clientName} is valid until ${letter.validUntil}. If you want it, accept it on its page by the end of that day. If you need longer, or something in it is not right, tell us there or answer this mail. If it is not for you, you need not do anything: we don’t write about it again.`,
    offerFacts(letter),
    openIt(letter),
    privacy(head),
  ]);
}

export const reminderMail = proposalMail({
  kind: 'proposal-reminder',
  label: 'Proposal ends soon, to the client',
  subject: ({ title, validUntil }) => `${title}: valid until ${dayInWords(validUntil)}`,
  word: (head, out) => proposalReminder(head, proposalInWords(out)),
});

async function questionBefore(payload: Payload, answer: ProposalEvent): Promise<string | null> {
  const question = await findFirst(payload, 'proposal-events', {
    where: {
      proposal: { equals: idOf(answer.proposal) },
      kind: { equals: 'question' },
      id: { less_than: answer.id },
    },
    sort: '-id',
  });
  return question?.text ?? null;
}

/**
 * Mails the client the answer of staff.
 *
 * @param question the question answered; `null` if it cannot be found
 */
function proposalAnswer(
  head: LetterHead,
  letter: ProposalLetter,
  { question, answer }: { question: string | null; answer: string },
): Letter {
  return setLetter(head, [
    hello(letter),
    ...(question ? [{ kind: 'quote', heading: 'You asked', text: question } as const] : []),
    answer,
    openIt(letter, 'To the proposal'),
    'To ask something else, answer this mail or write on that page.',
    privacy(head),
  ]);
}

export const answerMail = proposalMail({
  kind: 'proposal-answer',
  label: 'Answer about a proposal',
  subject: ({ title }) => `Our answer about ${title}`,
  async word(head, out, event, payload) {
    if (!event) return null;
    const question = await questionBefore(payload, event);
    return proposalAnswer(head, proposalInWords(out), { question, answer: event.text ?? '' });
  },
});
