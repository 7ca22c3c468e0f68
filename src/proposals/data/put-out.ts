import type { PayloadRequest } from 'payload';
import type { Proposal } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import { newLinkFields } from '../mails/proposal-letter';
import { proposalTotals } from '../rules/totals';
import { freezeProposal } from './freeze';

/**
 * Freezes a draft and publishes it to the client, within the request's transaction. It sends no
 * mail.
 *
 * @returns the published proposal
 * @throws with one sentence for each missing detail
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
      // The form shows what was sent, regardless of later price changes.
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
