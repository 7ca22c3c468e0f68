import 'server-only';
import { sql } from '@payloadcms/db-postgres';
import { execute } from '@/platform/database/transaction';
import { recordEvent } from '../data/record-event';
import { queueProposalMail } from '../mails/proposal-mails';
import { canMove } from '../rules/statuses';
import { type ProposalLink, withLinkedProposal } from './reach-proposal';

/**
 * Counts a view by the client; the first one is recorded and reported. The update bypasses Payload,
 * because a view must create no version and change no date.
 *
 * @returns false if the link matches no proposal
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
