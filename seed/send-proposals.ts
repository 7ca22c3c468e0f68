import type { Payload, PayloadRequest } from 'payload';
import { putOut } from '@/proposals/data/put-out';
import { recordEvent } from '@/proposals/data/record-event';
import { readUsualLastDay } from '@/proposals/data/validity-figures';
import type { CreatedDocument } from './create-missing';

/** Nobody is written to: it only stands in for the address that a real client has. */
const nobody = 'nobody@client.example';

/**
 * Gives the sample proposals out that were just created, valid for a month from now: what is frozen
 * in them has to exist first.
 */
export async function sendSampleProposals(
  payload: Payload,
  req: PayloadRequest,
  created: readonly CreatedDocument[],
): Promise<void> {
  const now = new Date();
  const validUntil = await readUsualLastDay(req, now);
  for (const { collection, id } of created) {
    if (collection !== 'proposals') continue;
    const own = { collection, id, req, depth: 0, overrideAccess: true } as const;
    const doc = await payload.update({ ...own, data: { validUntil } });
    await putOut(req, { ...doc, clientEmail: nobody }, now);
    await recordEvent(req, {
      proposal: id,
      kind: 'sent',
      text: 'A sample that came with the installation. Nobody was written to.',
    });
  }
}
