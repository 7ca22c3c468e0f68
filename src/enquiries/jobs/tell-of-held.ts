import type { PayloadRequest, TaskConfig, Where } from 'payload';
import { inTransaction } from '@/platform/database/transaction';
import { heldUntold, queueHeldDigest } from '../mails/held';

async function count(req: PayloadRequest, collection: 'mails' | 'submissions', where: Where) {
  return (await req.payload.count({ collection, where, req })).totalDocs;
}

/**
 * With the setting “at once” it covers only enquiries without a sent mail, for example after a
 * failed delivery. A queued daily mail covers everything.
 */
export async function tellOfHeld({ req }: { req: PayloadRequest }): Promise<{ output: object }> {
  await inTransaction(req, async () => {
    const waiting = await count(req, 'mails', {
      kind: { in: ['held-digest', 'enquiry-held'] },
      status: { in: ['queued', 'sending'] },
    });
    if (waiting > 0 || (await count(req, 'submissions', heldUntold)) === 0) return;
    await queueHeldDigest(req);
  });
  return { output: {} };
}

/** Mails staff a daily list of held spam without an immediate notice. */
export const tellOfHeldTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'tell-of-held',
  label: 'Tell staff what looks like spam',
  inputSchema: [],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 60_000 } },
  schedule: [{ cron: '0 0 7 * * *', queue: 'housekeeping' }],
  handler: tellOfHeld,
};
