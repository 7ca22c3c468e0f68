import {
  facts,
  greeting,
  type Letter,
  type LetterBlock,
  type LetterHead,
  setLetter,
} from '@/platform/mail/letter';
import { privacyPath } from '@/platform/paths';
import { formatPence } from '@/prices/rules/money';
import type { ProposalEventKind } from '../rules/statuses';

/** A proposal in words, as it stands when the mail goes out. */
export interface ProposalLetter {
  title: string;
  clientName: string;
  /** Whom to greet; the business’s name is none. */
  contactName: string | null;
  /** As the client opens it, with its key where one is needed. */
  link: string;
  /** In words, e.g. `22 December 2026`. */
  validUntil: string;
  /** With what is ticked, or what was chosen. */
  totals: { oncePence: number; monthlyPence: number; depositPence: number };
  /** Whether the client can still choose. */
  hasOptions: boolean;
  preparedBy: string | null;
}

/** What was agreed, for the client to keep. */
export interface AcceptedLetter extends ProposalLetter {
  acceptedBy: string;
  /** In words, with the year. */
  acceptedAt: string;
  lines: readonly { label: string; amountPence: number; isMonthly: boolean }[];
  notChosen: readonly string[];
  restPence: number;
  /** What the retainer reserves, e.g. `Plumbers in Reading`; null without one. */
  territory: string | null;
  termsVersion: string;
  /** In full, in lines. */
  terms: string;
  /** SHA-256, in hex. */
  fingerprint: string;
}

/** What we are told. */
export interface ProposalNews {
  event: ProposalEventKind;
  title: string;
  clientName: string;
  /** The question, or why it was declined. */
  text: string | null;
  /** Who did it, as they typed their name. */
  byName: string | null;
  totals: ProposalLetter['totals'];
  validUntil: string;
  /** Its acceptance has made a territory. */
  hasTerritory: boolean;
  /** Where staff work on it. */
  recordUrl: string;
}

const hello = ({ contactName }: ProposalLetter): LetterBlock => ({
  kind: 'paragraph',
  text: contactName ? greeting(contactName) : 'Hello,',
});

function sumRows({ oncePence, monthlyPence, depositPence }: ProposalLetter['totals']) {
  return [
    ['Once', oncePence > 0 ? formatPence(oncePence) : null],
    ['of which on acceptance', depositPence > 0 ? formatPence(depositPence) : null],
    ['Every month', monthlyPence > 0 ? formatPence(monthlyPence) : null],
  ] as const;
}

function offerFacts(letter: ProposalLetter): LetterBlock {
  return {
    kind: 'facts',
    rows: facts([
      ['Proposal', letter.title],
      ...sumRows(letter.totals),
      ['Valid until', letter.validUntil],
      ['Prepared by', letter.preparedBy],
    ]),
  };
}

const openIt = ({ link }: ProposalLetter, label = 'Read the proposal'): LetterBlock => ({
  kind: 'link',
  label,
  href: link,
});

const privacy = (head: LetterHead): LetterBlock => ({
  kind: 'link',
  label: 'How we treat your data',
  href: `${head.siteUrl}${privacyPath}`,
});

const paragraph = (text: string): LetterBlock => ({ kind: 'paragraph', text });

const options = ({ hasOptions }: ProposalLetter) =>
  hasOptions ? ' Some lines are optional: tick what you want, and the totals follow.' : '';

/**
 * To the client: the proposal, its link again after a new one was made, or that it is valid for
 * longer.
 *
 * @param event why it is written: `sent`, `extended`, `new-link` or `withdrawn`
 */
export function proposalOffer(
  head: LetterHead,
  letter: ProposalLetter,
  event: ProposalEventKind,
): Letter {
  const why: Partial<Record<ProposalEventKind, string>> = {
    extended: `You have more time to decide: our proposal is now valid until ${letter.validUntil}. The prices stay as they were.`,
    'new-link': 'Here is the new link to our proposal. The one you had before no longer works.',
  };
  if (event === 'withdrawn') {
    return setLetter(head, [
      hello(letter),
      paragraph(
        `We have withdrawn our proposal for ${letter.clientName}, “${letter.title}”. It can no longer be accepted. If you have a question about that, or would like another one, answer this mail.`,
      ),
      privacy(head),
    ]);
  }
  const first =
    why[event] ??
    `Here is our proposal for ${letter.clientName}. It says what we would make, how long it takes and what it costs.${options(letter)}`;
  return setLetter(head, [
    hello(letter),
    paragraph(first),
    offerFacts(letter),
    openIt(letter),
    paragraph(
      'You can ask a question, accept or decline on that page, or simply answer this mail. Keep the link to yourself: whoever has it can open the proposal.',
    ),
    privacy(head),
  ]);
}

/** To the client: the proposal ends soon. */
export function proposalReminder(head: LetterHead, letter: ProposalLetter): Letter {
  return setLetter(head, [
    hello(letter),
    paragraph(
      `Our proposal for ${letter.clientName} is valid until ${letter.validUntil}. If you want it, accept it on its page by the end of that day. If you need longer, or something in it is not right, tell us there or answer this mail. If it is not for you, you need not do anything: we don’t write about it again.`,
    ),
    offerFacts(letter),
    openIt(letter),
    privacy(head),
  ]);
}

/**
 * To the client: our answer.
 *
 * @param question which it answers; `null` where it is not known any more
 */
export function proposalAnswer(
  head: LetterHead,
  letter: ProposalLetter,
  { question, answer }: { question: string | null; answer: string },
): Letter {
  return setLetter(head, [
    hello(letter),
    ...(question ? [{ kind: 'quote', heading: 'You asked', text: question } as const] : []),
    paragraph(answer),
    openIt(letter, 'To the proposal'),
    paragraph('To ask something else, answer this mail or write on that page.'),
    privacy(head),
  ]);
}

/** A line of a receipt in plain text. */
const receiptLine = ({ label, amountPence, isMonthly }: AcceptedLetter['lines'][number]) =>
  `${label} … ${formatPence(amountPence)}${isMonthly ? ' a month' : ''}`;

/** To the client: what was accepted, to keep. */
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

/** To the studio: something happened to a proposal. */
export function proposalNews(head: LetterHead, news: ProposalNews): Letter {
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
