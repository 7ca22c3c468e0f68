import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Visitor } from '@/accounts/store/areas';
import type { Proposal } from '@/payload-types';
import { execute } from '@/platform/database/transaction';
import { getEnv } from '@/platform/env';
import { requesterKey, takePoint, takePoints } from '@/platform/rate-limit/take-points';
import { signatureOf } from '@/platform/signature';
import { recordEvent } from '../data/proposal-progress';
import { newsMail } from '../mails/proposal-outcome';
import { addressedSchema, isProgram } from '../rules/requests';
import { canMove } from '../rules/statuses';
import { whoLooks, withLinkedProposal } from '../store/proposals';

/**
 * Identifies one browser at one address with one proposal. Only a hash is kept, for a short time.
 */
function viewKey(slug: string, { headers }: Visitor): string {
  const who = `${slug} ${requesterKey({ headers })} ${headers.get('user-agent')}`;
  return signatureOf(getEnv().payloadSecret, 'proposal-view', who);
}

/** Bypasses Payload, because a view must create no version and change no date. */
async function countView(req: PayloadRequest, doc: Proposal, now: Date): Promise<boolean> {
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
  if (isFirst || isMove) {
    const by = doc.contactName || doc.clientName;
    await recordEvent(req, doc, { kind: 'viewed', by, mails: isFirst ? [newsMail] : [] });
  }
  return true;
}

/**
 * Counts a client's view; staff and repeats within half an hour do not count.
 * @param raw unchecked input: `slug` and `key`
 */
export async function receiveView(raw: unknown, visitor: Visitor): Promise<boolean> {
  const link = addressedSchema.safeParse(raw).data;
  const { headers } = visitor;
  if (!link || isProgram(headers.get('user-agent'))) return false;
  // The browser prefetched or prerendered the page; the client has not seen it yet.
  if (headers.has('sec-purpose') || headers.get('purpose') === 'prefetch') return false;
  const { isStaff } = await whoLooks(visitor);
  if (isStaff || !(await takePoint('proposalViews', visitor)).allowed) return false;
  const key = viewKey(link.slug, visitor);
  if (!(await takePoints([{ name: 'proposalView', key }])).allowed) return false;
  const counted = await withLinkedProposal(link, (req, doc) => countView(req, doc, new Date()));
  return counted ?? false;
}
