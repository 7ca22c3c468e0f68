import type { Endpoint, PayloadRequest } from 'payload';
import { demandRight, documentOf, problem } from '@/accounts/hooks/access';
import type { Mail } from '@/payload-types';
import { lockDocument } from '@/platform/database/lock-document';
import { inTransaction } from '@/platform/database/transaction';
import { noStore } from '@/platform/http/read-endpoint-body';
import { queueDelivery } from '@/platform/jobs/queue-mail';

const refusals: Record<Exclude<Mail['status'], 'failed'>, string> = {
  queued: 'It is waiting to be sent already.',
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

/**
 * `POST /api/mails/:id/resend`: retries a failed mail, for staff who answer enquiries. The mail log
 * itself stays read-only.
 */
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
