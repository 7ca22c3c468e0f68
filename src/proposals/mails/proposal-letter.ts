import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import type { Mail, Proposal, ProposalEvent } from '@/payload-types';
import { getEnv } from '@/platform/env';
import { idOf } from '@/platform/jobs/id-of';
import {
  facts,
  greeting,
  type Letter,
  type LetterBlock,
  type LetterHead,
} from '@/platform/mail/letter';
import type { MailDefinition } from '@/platform/mail/mail-log';
import { privacyPath, proposalPath } from '@/platform/paths';
import { proposalKey, proposalKeyHash } from '@/platform/signature';
import { dayInWords } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { formatPence } from '@/prices/rules/money';
import { findChosenRetainer } from '@/territories/rules/reservation';
import type { FrozenProposal } from '../rules/frozen';
import type { ProposalEventKind } from '../rules/statuses';
import { proposalTotals } from '../rules/totals';

/** What all mails about proposals share: the link, the proposal in words, and what is read for them. */

/** A new key for a proposal; whatever link was out before stops working. */
export function newLinkFields(id: number): Pick<Proposal, 'linkSalt' | 'linkHash'> {
  const linkSalt = randomBytes(16).toString('base64url');
  const key = proposalKey(getEnv().payloadSecret, { id, salt: linkSalt });
  return { linkSalt, linkHash: proposalKeyHash(key) };
}

/** Where the client opens a proposal, as a path; with its key where one is needed. */
export function clientPath({
  id,
  slug,
  accessMode,
  linkSalt,
}: Pick<Proposal, 'id' | 'slug' | 'accessMode' | 'linkSalt'>): string {
  const isPrivate = accessMode === 'private' && linkSalt;
  return proposalPath(
    slug,
    isPrivate ? proposalKey(getEnv().payloadSecret, { id, salt: linkSalt }) : null,
  );
}

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

/** A proposal that was sent, with what was fixed then. */
export interface SentProposal {
  doc: Proposal;
  frozen: FrozenProposal;
  siteUrl: string;
}

export function chosenIn({ doc }: SentProposal): string[] {
  return doc.acceptance?.chosen ?? [];
}

export function proposalInWords(out: SentProposal): ProposalLetter {
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

/** What the accepted retainer reserves for the client. */
export function territoryIn(
  { doc, frozen }: SentProposal,
  chosen: readonly string[],
): string | null {
  const { territory } = frozen;
  return territory && findChosenRetainer(doc.lines, chosen)
    ? `${territory.niche} in ${territory.place}`
    : null;
}

export const hello = ({ contactName }: ProposalLetter): LetterBlock => ({
  kind: 'paragraph',
  text: contactName ? greeting(contactName) : 'Hello,',
});

export function sumRows({ oncePence, monthlyPence, depositPence }: ProposalLetter['totals']) {
  return [
    ['Once', oncePence > 0 ? formatPence(oncePence) : null],
    ['of which on acceptance', depositPence > 0 ? formatPence(depositPence) : null],
    ['Every month', monthlyPence > 0 ? formatPence(monthlyPence) : null],
  ] as const;
}

export function offerFacts(letter: ProposalLetter): LetterBlock {
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

export const openIt = ({ link }: ProposalLetter, label = 'Read the proposal'): LetterBlock => ({
  kind: 'link',
  label,
  href: link,
});

export const privacy = (head: LetterHead): LetterBlock => ({
  kind: 'link',
  label: 'How we treat your data',
  href: `${head.siteUrl}${privacyPath}`,
});

export const paragraph = (text: string): LetterBlock => ({ kind: 'paragraph', text });

async function readEvent(payload: Payload, mail: Mail): Promise<ProposalEvent | null> {
  const id = idOf(mail.proposalEvent);
  return id
    ? payload.findByID({ collection: 'proposal-events', id, depth: 0, disableErrors: true })
    : null;
}

export type ProposalMailKind = Extract<Mail['kind'], `proposal${string}`>;

export interface MailSubject {
  /** What happened that the mail is about. */
  event: ProposalEventKind;
  title: string;
  clientName: string;
  brandName: string;
  /** `YYYY-MM-DD`. */
  validUntil: string;
}

export interface ProposalMail extends MailDefinition {
  kind: ProposalMailKind;
  /** To the studio, where the client’s answers go to the client. */
  isForUs?: boolean;
  subject: (about: MailSubject) => string;
}

/**
 * A mail about a proposal that was sent. It is worded when it goes out.
 *
 * @param word gets what happened; `null` for one whose record is gone
 */
export function proposalMail({
  word,
  ...definition
}: Omit<ProposalMail, 'word'> & {
  word: (
    head: LetterHead,
    out: SentProposal,
    event: ProposalEvent | null,
    payload: Payload,
  ) => Letter | null | Promise<Letter | null>;
}): ProposalMail {
  return {
    ...definition,
    async word(payload, mail, head) {
      const id = idOf(mail.proposal);
      const doc = id
        ? await payload.findByID({ collection: 'proposals', id, depth: 0, disableErrors: true })
        : null;
      if (!doc?.frozen) return null;
      const out = { doc, frozen: doc.frozen, siteUrl: payload.config.serverURL };
      return word(head, out, await readEvent(payload, mail), payload);
    },
  };
}
