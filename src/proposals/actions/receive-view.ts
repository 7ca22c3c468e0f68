import 'server-only';
import { sql } from '@payloadcms/db-postgres';
import type { Visitor } from '@/accounts/store/areas';
import { execute } from '@/platform/database/transaction';
import { getEnv } from '@/platform/env';
import { requesterKey, takePoint, takePoints } from '@/platform/rate-limit/take-points';
import { signatureOf } from '@/platform/signature';
import { recordEvent } from '../data/proposal-progress';
import { queueProposalMail } from '../mails/proposal-mails';
import { addressedSchema, isProgram } from '../rules/requests';
import { canMove } from '../rules/statuses';
import { type ProposalLink, whoLooks, withLinkedProposal } from '../store/proposals';

/**
 * Identifies one browser at one address with one proposal. Only a hash is kept, for a short time.
 */
function viewKey(slug: string, { headers }: Visitor): string {
  const who = `${slug} ${requesterKey({ headers })} ${headers.get('user-agent')}`;
  return signatureOf(getEnv().payloadSecret, 'proposal-view', who);
}

/**
 * Counts a client's view of a proposal. Staff and repeats within half an hour do not count. Nothing
 * is stored in the client's browser.
 *
 * @param raw unchecked input: `slug` and `key`
 * @returns whether the view counted
 */
export async function receiveView(raw: unknown, visitor: Visitor): Promise<boolean> {
  const link = addressedSchema.safeParse(raw);
  const { headers } = visitor;
  if (!link.success || isProgram(headers.get('user-agent'))) return false;
  // The browser prefetched or prerendered the page; the client has not seen it yet.
  if (headers.has('sec-purpose') || headers.get('purpose') === 'prefetch') return false;
  const { isStaff } = await whoLooks(visitor);
  if (isStaff || !(await takePoint('proposalViews', visitor)).allowed) return false;
  const key = viewKey(link.data.slug, visitor);
  if (!(await takePoints([{ name: 'proposalView', key }])).allowed) return false;
  return countProposalView(link.data, new Date());
}

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
