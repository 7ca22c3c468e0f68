import type { PayloadRequest, Where } from 'payload';
import { inTransaction } from '@/platform/database/transaction';
import { queueMail } from '@/platform/jobs/queue-mail';
import { heldUntold } from './word-held-digest';

async function count(req: PayloadRequest, collection: 'mails' | 'submissions', where: Where) {
  return (await req.payload.count({ collection, where, req })).totalDocs;
}

/**
 * Queues the daily mail about what is held as spam. With the setting “at once” it holds only what no
 * mail went out about: the setting was another one, or a mail was given up. A mail that still waits to
 * go out says it all, so no second one is queued beside it.
 */
export async function tellOfHeld({ req }: { req: PayloadRequest }): Promise<{ output: object }> {
  await inTransaction(req, async () => {
    const waiting = await count(req, 'mails', {
      kind: { in: ['held-digest', 'enquiry-held'] },
      status: { equals: 'queued' },
    });
    if (waiting > 0 || (await count(req, 'submissions', heldUntold)) === 0) return;
    const { brandName, email, enquiryEmail } = await req.payload.findGlobal({
      slug: 'site-settings',
      depth: 0,
      req,
    });
    await queueMail(req, {
      kind: 'held-digest',
      to: enquiryEmail || email,
      subject: `Looks like spam: what was held back, ${brandName}`,
    });
  });
  return { output: {} };
}
