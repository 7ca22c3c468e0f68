import type { ProposalEvent } from '@/payload-types';
import { facts, type Letter, type LetterHead, setLetter } from '@/platform/mail/letter';
import { cmsPath } from '@/platform/paths';
import type { ProposalEventKind } from '../rules/statuses';
import {
  chosenIn,
  type MailSubject,
  type ProposalLetter,
  paragraph,
  proposalInWords,
  proposalMail,
  type SentProposal,
  sumRows,
  territoryIn,
} from './proposal-letter';

/** A studio mail about a proposal. */
export interface ProposalNews {
  event: ProposalEventKind;
  title: string;
  clientName: string;
  /** The client's question, or the reason for declining. */
  text: string | null;
  /** The client's name as typed. */
  byName: string | null;
  totals: ProposalLetter['totals'];
  validUntil: string;
  /** The acceptance created a territory. */
  hasTerritory: boolean;
  /** Address of the proposal in the back office. */
  recordUrl: string;
}

function newsInWords(news: ProposalNews): string {
  const { event, clientName, byName, validUntil } = news;
  switch (event) {
    case 'viewed':
      return `${clientName} opened the proposal for the first time.`;
    case 'question':
      return `${clientName} asked a question. The answer is written on the proposal’s page in the back office, so that both stand on the client’s page.`;
    case 'accepted':
      return `${byName ?? clientName} accepted the proposal for ${clientName}. Please send the invoice for the deposit.${news.hasTerritory ? ' Their territory is reserved provisionally: confirm the retainer’s start in the back office once it is agreed.' : ''}`;
    case 'territory-taken':
      return `${clientName} wanted to accept the proposal, and its territory is reserved for another client. Nothing was accepted, and they were told that you write to them: revise it with another area, or without the retainer.`;
    case 'declined':
      return `${clientName} declined the proposal.`;
    case 'expired':
      return `The proposal for ${clientName} was valid until ${validUntil} and has run out. You can give it more time, or revise it.`;
    default:
      return `There is news about the proposal for ${clientName}.`;
  }
}

const headings: Partial<Record<ProposalEventKind, string>> = {
  question: 'They ask',
  declined: 'They say',
  'territory-taken': 'Who has it',
};

/** Words the studio's mail about an event of a proposal. */
function proposalNews(head: LetterHead, news: ProposalNews): Letter {
  const heading = headings[news.event];
  return setLetter(head, [
    paragraph(newsInWords(news)),
    ...(heading && news.text ? [{ kind: 'quote', heading, text: news.text } as const] : []),
    {
      kind: 'facts',
      rows: facts([['Proposal', news.title], ['Client', news.clientName], ...sumRows(news.totals)]),
    },
    { kind: 'link', label: 'Open the proposal in the back office', href: news.recordUrl },
  ]);
}

/** Subject of the studio's mail, by event. */
function newsSubject({ event, clientName }: MailSubject): string {
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

function wordNews(head: LetterHead, out: SentProposal, event: ProposalEvent): Letter {
  const { doc, siteUrl } = out;
  const { totals, validUntil } = proposalInWords(out);
  return proposalNews(head, {
    event: event.kind,
    title: doc.title,
    clientName: doc.clientName,
    text: event.text ?? null,
    byName: doc.acceptance?.name || event.byName || null,
    totals,
    validUntil,
    hasTerritory: territoryIn(out, chosenIn(out)) !== null,
    recordUrl: `${siteUrl}${cmsPath}/collections/proposals/${doc.id}`,
  });
}

export const newsMail = proposalMail({
  kind: 'proposal-news',
  label: 'News of a proposal, to us',
  isForUs: true,
  subject: newsSubject,
  word: (head, out, event) => event && wordNews(head, out, event),
});
