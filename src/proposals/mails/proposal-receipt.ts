import { type LexicalNode, lexicalToText } from '@/content/rules/lexical';
import { facts, type Letter, type LetterHead, setLetter } from '@/platform/mail/letter';
import { momentInWords } from '@/platform/time/uk-days';
import { formatPence } from '@/prices/rules/money';
import type { FrozenText } from '../rules/frozen';
import { chosenLines, proposalTotals } from '../rules/totals';
import {
  chosenIn,
  hello,
  openIt,
  type ProposalLetter,
  paragraph,
  privacy,
  proposalInWords,
  proposalMail,
  type SentProposal,
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
