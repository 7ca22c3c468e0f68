import { type LexicalNode, lexicalToText } from '@/content/rules/lexical';
import { facts, type Letter, type LetterHead, setLetter } from '@/platform/mail/letter';
import { cmsPath } from '@/platform/paths';
import { momentInWords } from '@/platform/time/uk-days';
import { formatPence } from '@/prices/rules/money';
import type { FrozenLine, FrozenText } from '../rules/frozen';
import { chosenLines } from '../rules/offer';
import type { ProposalEventKind } from '../rules/statuses';
import {
  chosenIn,
  hello,
  openIt,
  privacy,
  proposalInWords,
  proposalMail,
  type SentProposal,
  sumRows,
  territoryIn,
} from './proposal-letter';

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

const receiptLine = ({ label, quantity, amountPence, every }: FrozenLine) =>
  `${quantity > 1 ? `${quantity} × ` : ''}${label} … ${formatPence(amountPence)}${every === 'month' ? ' a month' : ''}`;

/** The agreed terms, for the client's records. */
function accepted(out: SentProposal) {
  const { acceptance } = out.doc;
  if (!acceptance?.at) return null;
  const { lines, terms } = out.frozen;
  const chosen = chosenIn(out);
  const taken = chosenLines(lines, chosen);
  return {
    ...proposalInWords(out),
    acceptedBy: acceptance.name ?? '',
    acceptedAt: momentInWords(new Date(acceptance.at)),
    lines: taken.map(receiptLine),
    notChosen: lines.filter((line) => !taken.includes(line)).map(({ label }) => label),
    territory: territoryIn(out, chosen),
    termsVersion: terms.version,
    terms: inPlainText(terms.body),
    fingerprint: acceptance.hash ?? '',
  };
}

export function proposalReceipt(
  head: LetterHead,
  letter: NonNullable<ReturnType<typeof accepted>>,
): Letter {
  const { totals, notChosen, territory } = letter;
  return setLetter(head, [
    hello(letter),
    `Thank you. ${letter.acceptedBy} accepted our proposal for ${letter.clientName}. That made it a contract, and this mail is its copy, with the terms below; please keep it.`,
    { kind: 'quote', heading: letter.title, text: letter.lines.join('\n') },
    {
      kind: 'facts',
      rows: facts([
        ['Once', totals.oncePence > 0 ? formatPence(totals.oncePence) : null],
        ['Now, as a deposit', totals.depositPence > 0 ? formatPence(totals.depositPence) : null],
        ['Before launch', totals.restPence > 0 ? formatPence(totals.restPence) : null],
        ['Every month', totals.monthlyPence > 0 ? formatPence(totals.monthlyPence) : null],
        ['Territory', territory && `${territory}, reserved for you from now on`],
        ['Left out', notChosen.join('\n') || null],
        ['Accepted by', letter.acceptedBy],
        ['Accepted', letter.acceptedAt],
        ['Terms', letter.termsVersion],
        ['Fingerprint', letter.fingerprint],
      ]),
    },
    `${totals.depositPence > 0 ? 'Next, you get an invoice for the deposit. We start when it is paid and we have your first material.' : 'Next, we write to you about the start.'} The fingerprint is a checksum (SHA-256) of the offer, the terms and the lines you chose: it shows that nothing was changed afterwards.`,
    openIt(letter, 'The proposal as you accepted it'),
    { kind: 'quote', heading: `Terms, version ${letter.termsVersion}`, text: letter.terms },
    'If you did not accept anything, another person used your proposal’s link: answer this mail at once.',
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

interface News {
  subject: (client: string) => string;
  text: (client: string, out: SentProposal, byName: string | null | undefined) => string;
  /** Above the client's question, the reason for declining, or the reservation. */
  heading?: string;
}

const news: Partial<Record<ProposalEventKind, News>> = {
  viewed: {
    subject: (client) => `${client} opened the proposal`,
    text: (client) => `${client} opened the proposal for the first time.`,
  },
  question: {
    subject: (client) => `${client} has a question about the proposal`,
    text: (client) =>
      `${client} asked a question. The answer is written on the proposal’s page in the back office, so that both stand on the client’s page.`,
    heading: 'They ask',
  },
  accepted: {
    subject: (client) => `${client} accepted the proposal`,
    text: (client, out, byName) =>
      `${out.doc.acceptance?.name || byName || client} accepted the proposal for ${client}. Please send the invoice for the deposit.${territoryIn(out, chosenIn(out)) ? ' Their territory is reserved provisionally: confirm the retainer’s start in the back office once it is agreed.' : ''}`,
  },
  'territory-taken': {
    subject: (client) => `${client} could not accept: the territory is reserved`,
    text: (client) =>
      `${client} wanted to accept the proposal, and its territory is reserved for another client. Nothing was accepted, and they were told that you write to them: revise it with another area, or without the retainer.`,
    heading: 'Who has it',
  },
  declined: {
    subject: (client) => `${client} declined the proposal`,
    text: (client) => `${client} declined the proposal.`,
    heading: 'They say',
  },
  expired: {
    subject: (client) => `The proposal for ${client} has run out`,
    text: (client, out) =>
      `The proposal for ${client} was valid until ${proposalInWords(out).validUntil} and has run out. You can give it more time, or revise it.`,
  },
};

export const newsMail = proposalMail({
  kind: 'proposal-news',
  label: 'News of a proposal, to us',
  isForUs: true,
  subject: ({ event, clientName }) => news[event]?.subject(clientName) ?? clientName,
  word(head, out, event) {
    const told = event && news[event.kind];
    if (!told) return null;
    const { id, title, clientName } = out.doc;
    const { heading, text } = told;
    const { totals } = proposalInWords(out);
    return setLetter(head, [
      text(clientName, out, event.byName),
      ...(heading && event.text ? [{ kind: 'quote', heading, text: event.text } as const] : []),
      {
        kind: 'facts',
        rows: facts([['Proposal', title], ['Client', clientName], ...sumRows(totals)]),
      },
      {
        kind: 'link',
        label: 'Open the proposal in the back office',
        href: `${out.siteUrl}${cmsPath}/collections/proposals/${id}`,
      },
    ]);
  },
});
