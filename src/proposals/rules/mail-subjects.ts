import type { MailKind } from '@/platform/mail/mail-log';
import { dayInWords } from '@/platform/time/uk-days';
import type { ProposalEventKind } from './statuses';

/** Mails about proposals. */
export type ProposalMailKind = Extract<MailKind, `proposal${string}`>;

interface Subject {
  /** What happened that the mail is about. */
  event: ProposalEventKind;
  title: string;
  clientName: string;
  brandName: string;
  /** `YYYY-MM-DD`. */
  validUntil: string;
}

/** What we are told, by what happened. */
function newsSubject({ event, clientName }: Subject): string {
  switch (event) {
    case 'viewed':
      return `${clientName} opened the proposal`;
    case 'question':
      return `${clientName} has a question about the proposal`;
    case 'accepted':
      return `${clientName} accepted the proposal`;
    case 'territory-taken':
      return `${clientName} could not accept: the territory is reserved`;
    case 'declined':
      return `${clientName} declined the proposal`;
    case 'expired':
      return `The proposal for ${clientName} has run out`;
    default:
      return `News about the proposal for ${clientName}`;
  }
}

/** What the client reads, who may know our name better than their proposal’s. */
function offerSubject({ event, title, brandName, validUntil }: Subject): string {
  if (event === 'extended')
    return `You have more time: ${title} is valid until ${dayInWords(validUntil)}`;
  if (event === 'withdrawn') return `We have withdrawn our proposal: ${title}`;
  if (event === 'new-link') return `The new link to your proposal, ${brandName}`;
  return `Your proposal from ${brandName}: ${title}`;
}

/** One line: it becomes a header of the mail. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The subject line of a mail about a proposal. */
export function proposalSubject(kind: ProposalMailKind, subject: Subject): string {
  const { title, validUntil } = subject;
  switch (kind) {
    case 'proposal':
      return oneLine(offerSubject(subject));
    case 'proposal-answer':
      return oneLine(`Our answer about ${title}`);
    case 'proposal-reminder':
      return oneLine(`${title}: valid until ${dayInWords(validUntil)}`);
    case 'proposal-receipt':
      return oneLine(`You accepted ${title}`);
    case 'proposal-news':
      return oneLine(newsSubject(subject));
  }
}
