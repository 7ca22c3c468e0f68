import type { Visitor } from '@/accounts/store/may-enter';
import { getEnv } from '@/platform/env';
import { requesterKey, takePoint, takePoints } from '@/platform/rate-limit/take-points';
import { signatureOf } from '@/platform/signature';
import { isProgram } from '../rules/programs';
import { addressedSchema } from '../rules/requests';
import { countProposalView } from '../store/count-proposal-view';
import { whoLooks } from '../store/reach-proposal';

/** One browser at one address with one proposal. Only a code of it is kept, and not for long. */
function viewKey(slug: string, { headers }: Visitor): string {
  const who = `${slug} ${requesterKey({ headers })} ${headers.get('user-agent')}`;
  return signatureOf(getEnv().payloadSecret, 'proposal-view', who);
}

/**
 * Counts that a client looks at a proposal: a person, not one of us, not for the second time within
 * half an hour. Nothing is put into their browser for it.
 *
 * @param raw as it came in: `slug` and `key`
 * @returns whether it counted
 */
export async function receiveView(raw: unknown, visitor: Visitor): Promise<boolean> {
  const link = addressedSchema.safeParse(raw);
  const { headers } = visitor;
  if (!link.success || isProgram(headers.get('user-agent'))) return false;
  // Fetched or drawn before anybody wanted to see it.
  if (headers.has('sec-purpose') || headers.get('purpose') === 'prefetch') return false;
  const { isStaff } = await whoLooks(visitor);
  if (isStaff || !(await takePoint('proposalViews', visitor)).allowed) return false;
  const key = viewKey(link.data.slug, visitor);
  if (!(await takePoints([{ name: 'proposalView', key }])).allowed) return false;
  return countProposalView(link.data, new Date());
}
