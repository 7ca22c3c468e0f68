import type { PayloadRequest } from 'payload';
import type { Mail } from '@/payload-types';

export type NewMail = Pick<Mail, 'kind' | 'to' | 'subject'> & Partial<Mail>;

export async function queueDelivery(req: PayloadRequest, mail: number): Promise<void> {
  await req.payload.jobs.queue({ task: 'deliver-mail', input: { mail }, queue: 'mail', req });
}

/** Stores a mail in the log with its job, in the request's transaction; worded now or when sent. */
export async function queueMail(req: PayloadRequest, mail: NewMail): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'mails',
    data: { ...mail, status: 'queued', attempts: 0 },
    depth: 0,
    req,
  });
  await queueDelivery(req, id);
  return id;
}
