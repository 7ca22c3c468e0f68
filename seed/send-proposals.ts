import type { Payload, PayloadRequest } from 'payload';
import { recordEvent } from '@/proposals/data/proposal-progress';
import { readUsualLastDay } from '@/proposals/data/validity-figures';
import { publishProposal } from '@/proposals/hooks/send';
import type { CreatedDocument } from './create-missing';

/** Placeholder for a client's address; no mail is sent. */
const nobody = 'nobody@client.example';

/**
 * Sends the new sample proposals, valid for a month: the documents frozen in them must exist first.
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
    await publishProposal(req, { ...doc, clientEmail: nobody }, now);
    await recordEvent(req, doc, {
      kind: 'sent',
      text: 'A sample that came with the installation. Nobody was written to.',
    });
  }
}
