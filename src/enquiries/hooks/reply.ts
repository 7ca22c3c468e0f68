import type { Endpoint, PayloadRequest } from 'payload';
import { demandRight, documentOf } from '@/accounts/hooks/access';
import type { Submission, User } from '@/payload-types';
import { lockDocument } from '@/platform/database/lock-document';
import { Refusal } from '@/platform/database/refusal';
import { inTransaction } from '@/platform/database/transaction';
import { noStore, readBody } from '@/platform/http/read-endpoint-body';
import { queueMail } from '@/platform/jobs/queue-mail';
import { type Reply, repeatedPressMs, replySchema } from '../rules/reply';

/** Locks an enquiry for a reply; throws while it is held as spam. */
export async function lockEnquiry(req: PayloadRequest, id: number): Promise<Submission> {
  const enquiry = await lockDocument(req, 'submissions', id);
  if (enquiry.status === 'spam') {
    throw new Refusal('It is held as spam. Set the status to New first, and save.', 409);
  }
  return enquiry;
}

/** Throws for an enquiry that came by phone. */
function addressOf({ email }: Submission): string {
  if (email) return email;
  throw new Refusal('It has no e-mail address: ring instead, and set the status afterwards.', 409);
}

/** Detects a second click, or a retry after a lost response. */
async function wasJustSent(
  req: PayloadRequest,
  enquiry: Submission,
  { subject, text }: Reply,
  now: Date,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'mails',
    req,
    where: {
      submission: { equals: enquiry.id },
      kind: { equals: 'reply' },
      to: { equals: addressOf(enquiry) },
      subject: { equals: subject },
      text: { equals: text },
      createdAt: { greater_than: new Date(now.getTime() - repeatedPressMs).toISOString() },
    },
  });
  return totalDocs > 0;
}

async function sendReply(req: PayloadRequest, user: User, reply: Reply): Promise<Submission> {
  const now = new Date();
  const enquiry = await lockEnquiry(req, documentOf(req));
  if (await wasJustSent(req, enquiry, reply, now)) return enquiry;
  await queueMail(req, {
    kind: 'reply',
    to: addressOf(enquiry),
    replyTo: user.email,
    submission: enquiry.id,
    sentBy: user.id,
    ...reply,
  });
  return req.payload.update({
    collection: 'submissions',
    id: enquiry.id,
    req,
    depth: 0,
    overrideAccess: false,
    data: {
      lastContactAt: now.toISOString(),
      answeredAt: enquiry.answeredAt ?? now.toISOString(),
      status: enquiry.status === 'new' ? 'contacted' : enquiry.status,
    },
  });
}

/** `POST /api/submissions/:id/reply`: mails the sender and marks the enquiry as answered. */
export const replyEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/reply',
  method: 'post',
  handler: async (req) => {
    const user = demandRight(req, 'submissions', 'update');
    const reply = await readBody(req, replySchema);
    const enquiry = await inTransaction(req, () => sendReply(req, user, reply));
    const { status, answeredAt, lastContactAt } = enquiry;
    return Response.json({ status, answeredAt, lastContactAt }, noStore);
  },
};
