import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { Proposal, User } from '@/payload-types';
import { getEnv } from '@/platform/env';
import { idOf } from '@/platform/jobs/id-of';
import { queueMail } from '@/platform/jobs/queue-mail';
import { proposalPath } from '@/platform/paths';
import { proposalKey, proposalKeyHash } from '@/platform/signature';
import { ukDay } from '@/platform/time/working-time';
import { type ProposalMailKind, proposalSubject } from '../rules/mail-subjects';
import type { ProposalEventKind } from '../rules/statuses';

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

/** Whoever works on it reads the client’s answer; our common address where nobody does. */
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
 * Queues a mail about a proposal, within the request’s transaction: to the client, or for news to
 * us. It is worded when it goes out. Without the client’s e-mail there is nobody to write to, and
 * nothing is queued.
 *
 * @param event what happened; its words go into the mail
 */
export async function queueProposalMail(
  req: PayloadRequest,
  doc: Proposal,
  { kind, event }: { kind: ProposalMailKind; event: { id: number; kind: ProposalEventKind } },
): Promise<void> {
  const isForUs = kind === 'proposal-news';
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
