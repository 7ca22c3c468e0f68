import type { PayloadRequest } from 'payload';
import type { Proposal } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import { newLinkFields } from '../mails/proposal-letter';
import { proposalTotals } from '../rules/totals';
import { freezeProposal } from './freeze';

/**
 * Fixes a draft as it is now and gives it to the client, within the request’s transaction. Nobody is
 * told.
 *
 * @returns the proposal as it is out
 * @throws with a sentence for each thing that is missing
 */
export async function putOut(req: PayloadRequest, doc: Proposal, now: Date): Promise<Proposal> {
  const { frozen, terms } = await freezeProposal(req, doc, now);
  const { lines, payment } = frozen;
  const totals = proposalTotals(lines, [], payment.depositPercent);
  return req.payload.update({
    collection: 'proposals',
    id: doc.id,
    data: {
      status: 'sent',
      sentAt: now.toISOString(),
      owner: idOf(doc.owner) ?? null,
      frozen,
      // What the form shows is what was sent, whatever becomes of the price list.
      lines: doc.lines?.map((line, index) => ({
        ...line,
        label: lines[index]?.label,
        amountPence: lines[index]?.unitPence,
        every: lines[index]?.every ?? line.every,
      })),
      terms,
      totalOncePence: totals.oncePence,
      totalMonthlyPence: totals.monthlyPence,
      ...newLinkFields(doc.id),
    },
    depth: 0,
    req,
  });
}
