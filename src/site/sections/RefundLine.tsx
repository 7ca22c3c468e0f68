import { formatPolicyFigure, policyFigures } from '@/prices/rules/policy-figures';
import { getPriceBook } from '@/prices/store/price-book';

/** What a client risks by saying yes: the right to cancel, as the policy has it today. */
export async function RefundLine() {
  const { policy } = await getPriceBook();
  const { unit } = policyFigures.statutoryCancellation;
  return `Change your mind within ${formatPolicyFigure(policy.statutoryCancellation, unit)}, before we begin, and you get every penny back.`;
}
