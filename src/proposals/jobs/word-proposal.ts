import type { Payload } from 'payload';
import { type LexicalNode, lexicalToText } from '@/content/rules/lexical';
import type { Mail, Proposal, ProposalEvent } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import type { Letter, LetterHead } from '@/platform/mail/letter';
import { cmsPath } from '@/platform/paths';
import { dayInWords, momentInWords } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { findChosenRetainer } from '@/territories/rules/reservation';
import { clientPath } from '../data/proposal-mails';
import {
  type AcceptedLetter,
  type ProposalLetter,
  proposalAnswer,
  proposalNews,
  proposalOffer,
  proposalReceipt,
  proposalReminder,
} from '../mails/proposal';
import type { FrozenProposal, FrozenText } from '../rules/frozen';
import { chosenLines, proposalTotals } from '../rules/totals';

/** A proposal that was sent, with what was fixed then. */
interface Out {
  doc: Proposal;
  frozen: FrozenProposal;
  siteUrl: string;
}

function chosenIn({ doc }: Out): string[] {
  const chosen = doc.acceptance?.chosen;
  return Array.isArray(chosen) ? (chosen as string[]) : [];
}

function inWords(out: Out): ProposalLetter {
  const { doc, frozen } = out;
  const { lines, payment } = frozen;
  return {
    title: doc.title,
    clientName: doc.clientName,
    contactName: doc.contactName || null,
    link: `${out.siteUrl}${clientPath(doc)}`,
    validUntil: dayInWords(doc.validUntil ? ukDay(new Date(doc.validUntil)) : frozen.validUntil),
    totals: proposalTotals(lines, chosenIn(out), payment.depositPercent),
    hasOptions: lines.some(({ isOptional }) => isOptional),
    preparedBy: frozen.preparedBy,
  };
}

/** Formatted text without its format; a mail to keep has the terms themselves, not a link to them. */
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

/** What the accepted retainer reserves for the client. */
function territoryIn({ doc, frozen }: Out, chosen: readonly string[]): string | null {
  const { territory } = frozen;
  return territory && findChosenRetainer(doc.lines, chosen)
    ? `${territory.niche} in ${territory.place}`
    : null;
}

function accepted(out: Out): AcceptedLetter | null {
  const { acceptance } = out.doc;
  if (!acceptance?.at) return null;
  const { lines, payment, terms } = out.frozen;
  const chosen = chosenIn(out);
  const taken = chosenLines(lines, chosen);
  return {
    ...inWords(out),
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

async function readEvent(payload: Payload, mail: Mail): Promise<ProposalEvent | null> {
  const id = idOf(mail.proposalEvent);
  return id
    ? payload.findByID({ collection: 'proposal-events', id, depth: 0, disableErrors: true })
    : null;
}

/** The question that an answer answers. */
async function questionBefore(payload: Payload, answer: ProposalEvent): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'proposal-events',
    where: {
      proposal: { equals: idOf(answer.proposal) },
      kind: { equals: 'question' },
      id: { less_than: answer.id },
    },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
  });
  return docs[0]?.text ?? null;
}

async function wordAnswer(payload: Payload, head: LetterHead, out: Out, event: ProposalEvent) {
  const question = await questionBefore(payload, event);
  return proposalAnswer(head, inWords(out), { question, answer: event.text ?? '' });
}

function wordNews(head: LetterHead, out: Out, event: ProposalEvent): Letter {
  const { doc, siteUrl } = out;
  const { totals, validUntil } = inWords(out);
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

/**
 * Words a mail about a proposal, to the client or to us.
 *
 * @returns `null` when the proposal is gone
 */
export async function wordProposalMail(
  payload: Payload,
  mail: Mail,
  head: LetterHead,
): Promise<Letter | null> {
  const id = idOf(mail.proposal);
  const doc = id
    ? await payload.findByID({ collection: 'proposals', id, depth: 0, disableErrors: true })
    : null;
  if (!doc?.frozen) return null;
  const out: Out = {
    doc,
    frozen: doc.frozen as unknown as FrozenProposal,
    siteUrl: payload.config.serverURL,
  };
  const event = await readEvent(payload, mail);
  switch (mail.kind) {
    case 'proposal-reminder':
      return proposalReminder(head, inWords(out));
    case 'proposal-receipt': {
      const letter = accepted(out);
      return letter && proposalReceipt(head, letter);
    }
    case 'proposal-answer':
      return event && wordAnswer(payload, head, out, event);
    case 'proposal-news':
      return event && wordNews(head, out, event);
    default:
      return proposalOffer(head, inWords(out), event?.kind ?? 'sent');
  }
}
