import { getPlacesLeft } from '@/content/store/site';
import { formatPolicyFigure, policyFigures } from '@/prices/rules/policy-figures';
import type { refundPromise } from '@/prices/rules/policy-terms-figures';
import { getPriceBook } from '@/prices/store/price-book';

/** For how many clients the prices beside it are; nothing while no rate is offered. */
export async function FoundingLine() {
  const found = await getPlacesLeft();
  if (!found) return null;
  const { left, places } = found;
  return left < places
    ? `We’re new: ${left} of ${places} places at these prices are left.`
    : `We’re new: these prices are for our next ${places} clients.`;
}

/** The right to cancel, and what a later stop pays back, with the policy's figures of today. */
export async function RefundLine() {
  const { policy } = await getPriceBook();
  const figure = (name: (typeof refundPromise)[number]) =>
    formatPolicyFigure(policy[name], policyFigures[name].unit);
  const later =
    policy.refundMiddleStage > 0
      ? ` Once we’ve begun: ${figure('refundEarlyStage')} until ${figure('refundEarlyStageUpTo')} of the work is done, ${figure('refundMiddleStage')} until ${figure('refundMiddleStageUpTo')}.`
      : '';
  return `Change your mind within ${figure('statutoryCancellation')}, before we begin, and you get every penny back.${later}`;
}
