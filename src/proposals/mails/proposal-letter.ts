import { randomBytes } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { Mail, Proposal, ProposalEvent, User } from '@/payload-types';
import { findDocument } from '@/platform/database/find-document';
import { getEnv } from '@/platform/env';
import { idOf } from '@/platform/jobs/id-of';
import { queueMail } from '@/platform/jobs/queue-mail';
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
import { proposalTotals } from '../rules/offer';
import type { ProposalEventKind } from '../rules/statuses';

/** Shared by all mails about proposals: the link, the wording, and the queries. */

/** Fields for a new link key; they invalidate the previous link. */
export function newLinkFields(id: number): Pick<Proposal, 'linkSalt' | 'linkHash'> {
  const linkSalt = randomBytes(16).toString('base64url');
  const key = proposalKey(getEnv().payloadSecret, { id, salt: linkSalt });
  return { linkSalt, linkHash: proposalKeyHash(key) };
}

/** Path at which the client opens a proposal; private ones carry their key. */
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

export interface SentProposal {
  doc: Proposal;
  frozen: FrozenProposal;
  siteUrl: string;
}

export function chosenIn({ doc }: SentProposal): string[] {
  return doc.acceptance?.chosen ?? [];
}

/** A proposal worded for a mail, in its state at the time of sending. */
export function proposalInWords(out: SentProposal) {
  const { doc, frozen } = out;
  const { lines, payment } = frozen;
  return {
    title: doc.title,
    clientName: doc.clientName,
    /** Name for the greeting; never the business's name. */
    contactName: doc.contactName || null,
    link: `${out.siteUrl}${clientPath(doc)}`,
    validUntil: dayInWords(doc.validUntil ? ukDay(new Date(doc.validUntil)) : frozen.validUntil),
    totals: proposalTotals(lines, chosenIn(out), payment.depositPercent),
    hasOptions: lines.some(({ isOptional }) => isOptional),
    preparedBy: frozen.preparedBy,
  };
}

export type ProposalLetter = ReturnType<typeof proposalInWords>;

/** The territory that the accepted retainer reserves for the client. */
export function territoryIn(
  { doc, frozen }: SentProposal,
  chosen: readonly string[],
): string | null {
  const { territory } = frozen;
  return territory && findChosenRetainer(doc.lines, chosen)
    ? `${territory.niche} in ${territory.place}`
    : null;
}

export const hello = ({ contactName }: ProposalLetter): LetterBlock =>
  contactName ? greeting(contactName) : 'Hello,';

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

export interface MailSubject {
  event: ProposalEventKind;
  title: string;
  clientName: string;
  brandName: string;
  /** `YYYY-MM-DD`. */
  validUntil: string;
}

export interface ProposalMail extends MailDefinition {
  kind: Extract<Mail['kind'], `proposal${string}`>;
  /** Addressed to the studio; its Reply-To is the client. */
  isForUs?: boolean;
  subject: (about: MailSubject) => string;
}

/**
 * Defines a mail about a sent proposal. The mail is worded when it goes out.
 *
 * @param word receives the event; `null` if its record has been deleted
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
      const doc = await findDocument(payload, 'proposals', idOf(mail.proposal));
      if (!doc?.frozen) return null;
      const out = { doc, frozen: doc.frozen, siteUrl: payload.config.serverURL };
      const event = await findDocument(payload, 'proposal-events', idOf(mail.proposalEvent));
      return word(head, out, event, payload);
    },
  };
}

/** Subject of a mail about a proposal: one line, because it becomes a mail header. */
export const proposalSubject = ({ subject }: ProposalMail, about: MailSubject): string =>
  subject(about).replace(/\s+/g, ' ').trim();

/** Replies go to the responsible staff member, or to the shared address without one. */
async function readReplyTo(req: PayloadRequest, { owner }: Proposal): Promise<string | undefined> {
  const user = req.user as User | null;
  if (user) return user.email;
  const select = { email: true } as const;
  return (await findDocument(req.payload, 'users', idOf(owner), { req, select }))?.email;
}

/**
 * Queues a mail about a proposal within the request's transaction, to the client or the studio. The
 * mail is worded when it goes out. Nothing is queued without the client's e-mail address.
 *
 * @param event the event whose text the mail quotes
 */
export async function queueProposalMail(
  req: PayloadRequest,
  doc: Proposal,
  mail: ProposalMail,
  event: { id: number; kind: ProposalEventKind },
): Promise<void> {
  const { kind, isForUs } = mail;
  const { brandName, email, enquiryEmail } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
  });
  const to = isForUs ? enquiryEmail || email : doc.clientEmail;
  if (!to) return;
  const about = {
    event: event.kind,
    title: doc.title,
    clientName: doc.clientName,
    brandName,
    validUntil: doc.validUntil ? ukDay(new Date(doc.validUntil)) : '',
  };
  await queueMail(req, {
    kind,
    to,
    replyTo: isForUs ? (doc.clientEmail ?? null) : ((await readReplyTo(req, doc)) ?? email),
    subject: proposalSubject(mail, about),
    proposal: doc.id,
    proposalEvent: event.id,
  });
}
