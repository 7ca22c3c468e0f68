import 'server-only';
import { sql } from '@payloadcms/db-postgres';
import { execute } from '@/platform/database/transaction';
import { recordEvent } from '../data/record-event';
import { queueProposalMail } from '../mails/proposal-mails';
import { canMove } from '../rules/statuses';
import { type ProposalLink, withLinkedProposal } from './reach-proposal';

/**
 * Counts that the client opened a proposal. The first time is noted and told to us. Written past
 * Payload: being read is no change of the proposal, so there is no version of it and no new date.
 *
 * @returns false when the link leads nowhere
 */
export async function countProposalView(link: ProposalLink, now: Date): Promise<boolean> {
  const counted = await withLinkedProposal(link, async (req, doc) => {
    const isFirst = !doc.firstViewedAt;
    const isMove = canMove(doc.status, 'viewed', 'client');
    const at = now.toISOString();
    await execute(
      req,
      sql`update proposals
             set view_count = coalesce(view_count, 0) + 1,
                 first_viewed_at = coalesce(first_viewed_at, ${at}::timestamptz),
                 last_viewed_at = ${at}::timestamptz,
                 status = case when ${isMove} then 'viewed' else status end
           where id = ${doc.id}`,
    );
    if (!isFirst && !isMove) return true;
    const id = await recordEvent(req, {
      proposal: doc.id,
      kind: 'viewed',
      byName: doc.contactName || doc.clientName,
    });
    if (!isFirst) return true;
    await queueProposalMail(req, doc, {
      kind: 'proposal-news',
      event: { id, kind: 'viewed' },
    });
    return true;
  });
  return counted ?? false;
}
