import type { Visitor } from '@/accounts/store/may-enter';
import { getEnv } from '@/platform/env';
import { requesterKey, takePoint, takePoints } from '@/platform/rate-limit/take-points';
import { signatureOf } from '@/platform/signature';
import { isProgram } from '../rules/programs';
import { addressedSchema } from '../rules/requests';
import { countProposalView } from '../store/count-proposal-view';
import { whoLooks } from '../store/reach-proposal';

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
