import { formatPolicyFigure, policyFigures } from '@/prices/rules/policy-figures';
import { getPriceBook } from '@/prices/store/price-book';

/** The right to cancel, with the policy's period of today, and whether a later stop pays something back. */
export async function RefundLine() {
  const { policy } = await getPriceBook();
  const { unit } = policyFigures.statutoryCancellation;
  const later = policy.refundMiddleStage > 0 ? ' If you stop at the design, part of it.' : '';
  return `Change your mind within ${formatPolicyFigure(policy.statutoryCancellation, unit)}, before we begin, and you get every penny back.${later}`;
}
