import type { PayloadRequest } from 'payload';
import type { User } from '@/payload-types';
import { queueMail } from '@/platform/jobs/queue-mail';
import { recordAudit } from './record-audit';

/** Queues the mail with the link, within the request's transaction. */
export async function sendInvitation(
  req: PayloadRequest,
  { id, email, name }: User,
): Promise<void> {
  const { brandName } = await req.payload.findGlobal({
    slug: 'site-settings',
    req,
    depth: 0,
    select: { brandName: true },
  });
  await queueMail(req, {
    kind: 'account-invitation',
    to: email,
    subject: `Your account for the back office of ${brandName}`,
    account: id,
    sentBy: req.user?.id ?? null,
  });
  await recordAudit(req, { event: 'invited', detail: `${name} (${email})` });
}
