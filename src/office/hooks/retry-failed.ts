import { sql } from '@payloadcms/db-postgres';
import { type Endpoint, Forbidden, NotFound, type PayloadRequest, type TaskType } from 'payload';
import { demandRight, documentOf, problem } from '@/accounts/hooks/access';
import type { Mail, User } from '@/payload-types';
import { lockDocument } from '@/platform/database/lock-document';
import { execute, inTransaction } from '@/platform/database/transaction';
import { noStore } from '@/platform/http/read-endpoint-body';
import { queueDelivery } from '@/platform/jobs/queue-mail';

const refusals: Record<Exclude<Mail['status'], 'failed'>, string> = {
  queued: 'It is waiting to be sent already.',
  sending: 'It is being sent.',
  sent: 'It was sent. To write again, answer from the enquiry.',
};

async function resend(req: PayloadRequest, id: number): Promise<void> {
  // The lock makes a second request find the mail queued.
  const mail = await lockDocument(req, 'mails', id);
  if (mail.status !== 'failed') throw problem(refusals[mail.status], 409);
  await req.payload.update({
    collection: 'mails',
    id,
    req,
    depth: 0,
    data: { status: 'queued', attempts: 0, lastError: null },
  });
  await queueDelivery(req, id);
}

/** `POST /api/mails/:id/resend` retries a failed mail. */
export const resendMailEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/resend',
  method: 'post',
  handler: async (req) => {
    demandRight(req, 'mails', 'read');
    demandRight(req, 'submissions', 'update');
    await inTransaction(req, () => resend(req, documentOf(req)));
    return Response.json({ status: 'queued' }, noStore);
  },
};

interface FailedJob {
  task: TaskType | null;
  queue: string;
  input: object | null;
  hasError: boolean;
}

/** Replaces the job, because it has used up its attempts. */
async function retry(req: PayloadRequest, id: number): Promise<void> {
  // A second request finds the job gone.
  const [job] = await execute<FailedJob>(
    req,
    sql`select task_slug as task, queue, input, coalesce(has_error, false) as "hasError"
          from payload_jobs where id = ${id} for update`,
  );
  if (!job) throw new NotFound(req.t);
  if (!job.task || !job.hasError)
    throw problem('It has not failed: it is waiting or under way.', 409);
  if (job.task === 'deliver-mail') {
    throw problem('A mail is sent again from its own page, under Sales, Mails.', 409);
  }
  const { task, queue, input } = job;
  await req.payload.jobs.queue({ task, queue, input: (input ?? {}) as never, req });
  await execute(req, sql`delete from payload_jobs where id = ${id}`);
}

/** `POST /api/payload-jobs/:id/retry`: runs a failed job again. For admins. */
export const retryJobEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/retry',
  method: 'post',
  handler: async (req) => {
    if ((req.user as User | null)?.role !== 'admin') throw new Forbidden(req.t);
    await inTransaction(req, () => retry(req, documentOf(req)));
    return Response.json({ status: 'queued' }, { headers: { 'Cache-Control': 'no-store' } });
  },
};
