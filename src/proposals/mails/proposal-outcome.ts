import { type LexicalNode, lexicalToText } from '@/content/rules/lexical';
import type { ProposalEvent } from '@/payload-types';
import { facts, type Letter, type LetterHead, setLetter } from '@/platform/mail/letter';
import { cmsPath } from '@/platform/paths';
import { momentInWords } from '@/platform/time/uk-days';
import { formatPence } from '@/prices/rules/money';
import type { FrozenText } from '../rules/frozen';
import { chosenLines, proposalTotals } from '../rules/offer';
import type { ProposalEventKind } from '../rules/statuses';
import {
  chosenIn,
  hello,
  type MailSubject,
  openIt,
  type ProposalLetter,
  paragraph,
  privacy,
  proposalInWords,
  proposalMail,
  type SentProposal,
  sumRows,
  territoryIn,
} from './proposal-letter';

/** The agreed terms, for the client's records. */
export interface AcceptedLetter extends ProposalLetter {
  acceptedBy: string;
  /** Worded, with the year. */
  acceptedAt: string;
  lines: readonly { label: string; amountPence: number; isMonthly: boolean }[];
  notChosen: readonly string[];
  restPence: number;
  /** Territory of the retainer, e.g. `Plumbers in Reading`; null without one. */
  territory: string | null;
  termsVersion: string;
  /** Full terms, as lines. */
  terms: string;
  /** SHA-256, in hex. */
  fingerprint: string;
}

/** Reduces rich text to plain text; a receipt contains the terms themselves, not a link. */
function inPlainText(text: FrozenText): string {
  const textOf = (node: LexicalNode) => lexicalToText({ root: node }, () => '');
  return (text.root.children ?? [])
    .flatMap((node) =>
      node.type === 'list'
        ? (node.children ?? []).map((item) => `- ${textOf(item)}`)
        : textOf(node),
    )
    .filter(Boolean)
    .join('\n');
}

function accepted(out: SentProposal): AcceptedLetter | null {
  const { acceptance } = out.doc;
  if (!acceptance?.at) return null;
  const { lines, payment, terms } = out.frozen;
  const chosen = chosenIn(out);
  const taken = chosenLines(lines, chosen);
  return {
    ...proposalInWords(out),
    acceptedBy: acceptance.name ?? '',
    acceptedAt: momentInWords(new Date(acceptance.at)),
    lines: taken.map(({ label, quantity, amountPence, every }) => ({
      label: quantity > 1 ? `${quantity} × ${label}` : label,
      amountPence,
      isMonthly: every === 'month',
    })),
    notChosen: lines.filter((line) => !taken.includes(line)).map(({ label }) => label),
    restPence: proposalTotals(lines, chosen, payment.depositPercent).restPence,
    territory: territoryIn(out, chosen),
    termsVersion: terms.version,
    terms: inPlainText(terms.body),
    fingerprint: acceptance.hash ?? '',
  };
}

/** A line of a receipt in plain text. */
const receiptLine = ({ label, amountPence, isMonthly }: AcceptedLetter['lines'][number]) =>
  `${label} … ${formatPence(amountPence)}${isMonthly ? ' a month' : ''}`;

/** Mails the client a receipt of the acceptance. */
export function proposalReceipt(head: LetterHead, letter: AcceptedLetter): Letter {
  const { totals, restPence, notChosen, territory } = letter;
  return setLetter(head, [
    hello(letter),
    paragraph(
      `Thank you. ${letter.acceptedBy} accepted our proposal for ${letter.clientName}. That made it a contract, and this mail is its copy, with the terms below; please keep it.`,
    ),
    { kind: 'quote', heading: letter.title, text: letter.lines.map(receiptLine).join('\n') },
    {
      kind: 'facts',
      rows: facts([
        ['Once', totals.oncePence > 0 ? formatPence(totals.oncePence) : null],
        ['Now, as a deposit', totals.depositPence > 0 ? formatPence(totals.depositPence) : null],
        ['Before launch', restPence > 0 ? formatPence(restPence) : null],
        ['Every month', totals.monthlyPence > 0 ? formatPence(totals.monthlyPence) : null],
        ['Territory', territory && `${territory}, reserved for you from now on`],
        ['Left out', notChosen.join('\n') || null],
        ['Accepted by', letter.acceptedBy],
        ['Accepted', letter.acceptedAt],
        ['Terms', letter.termsVersion],
        ['Fingerprint', letter.fingerprint],
      ]),
    },
    paragraph(
      `${totals.depositPence > 0 ? 'Next, you get an invoice for the deposit. We start when it is paid and we have your first material.' : 'Next, we write to you about the start.'} The fingerprint is a checksum (SHA-256) of the offer, the terms and the lines you chose: it shows that nothing was changed afterwards.`,
    ),
    openIt(letter, 'The proposal as you accepted it'),
    { kind: 'quote', heading: `Terms, version ${letter.termsVersion}`, text: letter.terms },
    paragraph(
      'If you did not accept anything, somebody used your proposal’s link: answer this mail at once.',
    ),
    privacy(head),
  ]);
}

export const receiptMail = proposalMail({
  kind: 'proposal-receipt',
  label: 'Proposal accepted, to the client',
  subject: ({ title }) => `You accepted ${title}`,
  word(head, out) {
    const letter = accepted(out);
    return letter && proposalReceipt(head, letter);
  },
});

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
