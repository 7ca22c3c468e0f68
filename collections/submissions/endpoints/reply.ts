import { sql } from '@payloadcms/db-postgres';
import { type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { execute, inTransaction } from '@/database/transaction';
import { type Reply, repeatedPressMs, replySchema } from '@/domain/enquiry/reply';
import { queueMail } from '@/jobs/queue-mail';
import type { Submission, User } from '@/payload-types';
import { demandRight, documentOf, problem } from '../../_shared/endpoints/demand-right';

async function readReply(req: PayloadRequest): Promise<Reply> {
  const sent: unknown = await req.json?.().catch(() => undefined);
  const { success, data, error } = replySchema.safeParse(sent);
  if (success) return data;
  throw problem(error.issues.map(({ message }) => message).join(' '), 400);
}

/** Two presses wait for each other here: the second one finds the mail of the first. */
async function lockEnquiry(req: PayloadRequest, id: number): Promise<Submission> {
  await execute(req, sql`select id from submissions where id = ${id} for update`);
  const enquiry = await req.payload.findByID({
    collection: 'submissions',
    id,
    req,
    depth: 0,
    joins: false,
    disableErrors: true,
    overrideAccess: false,
  });
  if (!enquiry) throw new NotFound(req.t);
  if (enquiry.status === 'spam') {
    throw problem('It is held as spam. Set the status to New first, and save.', 409);
  }
  return enquiry;
}

/** A second press, or a second try after the answer to the first one got lost. */
async function wasJustSent(
  req: PayloadRequest,
  { id, email }: Submission,
  { subject, text }: Reply,
  now: Date,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'mails',
    req,
    where: {
      submission: { equals: id },
      kind: { equals: 'reply' },
      to: { equals: email },
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
    to: enquiry.email,
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

/** `POST /api/submissions/:id/reply`: writes to whoever asked, and notes that it was answered. */
export const replyEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/reply',
  method: 'post',
  handler: async (req) => {
    const user = demandRight(req, 'submissions', 'update');
    const reply = await readReply(req);
    const enquiry = await inTransaction(req, () => sendReply(req, user, reply));
    const { status, answeredAt, lastContactAt } = enquiry;
    return Response.json(
      { status, answeredAt, lastContactAt },
      { headers: { 'Cache-Control': 'no-store' } },
    );
  },
};
