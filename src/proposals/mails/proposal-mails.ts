import type { PayloadRequest } from 'payload';
import type { Proposal, User } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import { queueMail } from '@/platform/jobs/queue-mail';
import { ukDay } from '@/platform/time/working-time';
import type { ProposalEventKind } from '../rules/statuses';
import type { MailSubject, ProposalMailKind } from './proposal-letter';
import { answerMail, offerMail, reminderMail } from './proposal-offer';
import { newsMail, receiptMail } from './proposal-outcome';

export const proposalMails = [offerMail, answerMail, reminderMail, receiptMail, newsMail];

const mailOf = (kind: ProposalMailKind) =>
  proposalMails.find((mail) => mail.kind === kind) ?? offerMail;

/** Subject of a mail about a proposal: one line, because it becomes a mail header. */
export function proposalSubject(kind: ProposalMailKind, about: MailSubject): string {
  return mailOf(kind).subject(about).replace(/\s+/g, ' ').trim();
}

/** Replies go to the responsible staff member, or to the shared address without one. */
async function readReplyTo(req: PayloadRequest, doc: Proposal): Promise<string | null> {
  const user = req.user as User | null;
  if (user) return user.email;
  const owner = idOf(doc.owner);
  if (!owner) return null;
  const account = await req.payload.findByID({
    collection: 'users',
    id: owner,
    depth: 0,
    disableErrors: true,
    req,
    select: { email: true },
  });
  return account?.email ?? null;
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
  { kind, event }: { kind: ProposalMailKind; event: { id: number; kind: ProposalEventKind } },
): Promise<void> {
  const { isForUs } = mailOf(kind);
  const { brandName, email, enquiryEmail } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
  });
  const to = isForUs ? enquiryEmail || email : doc.clientEmail;
  if (!to) return;
  const replyTo = isForUs ? doc.clientEmail : ((await readReplyTo(req, doc)) ?? email);
  await queueMail(req, {
    kind,
    to,
    ...(replyTo ? { replyTo } : {}),
    subject: proposalSubject(kind, {
      event: event.kind,
      title: doc.title,
      clientName: doc.clientName,
      brandName,
      validUntil: doc.validUntil ? ukDay(new Date(doc.validUntil)) : '',
    }),
    proposal: doc.id,
    proposalEvent: event.id,
  });
}
