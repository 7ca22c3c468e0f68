import { getEstimatorConfig } from '@/content/store/estimator';
import { pricingPath } from '@/platform/paths';
import { calculateEstimate } from '@/prices/rules/calculate-estimate';
import { describeEstimate } from '@/prices/rules/describe-estimate';
import { writeEstimateQuery } from '@/prices/rules/estimate-query';
import { normaliseSelection } from '@/prices/rules/selection';
import type { EnquiryEnvelope } from '../rules/envelope';

/**
 * Works an estimate out again from what the visitor chose: the sum is ours, whatever the browser
 * says. It is kept as text, because prices change and this is what was seen.
 *
 * @returns `null` without an estimate, or when what was chosen is no longer offered
 */
export async function freezeEstimate(chosen: EnquiryEnvelope['estimate']) {
  if (!chosen) return null;
  const config = await getEstimatorConfig();
  // A kind that is gone has no price to stand for; the default’s would be somebody else’s sum.
  if (!config?.types.some(({ key }) => key === chosen.type)) return null;
  const selection = normaliseSelection(config, chosen);
  const estimate = calculateEstimate(config, selection);
  return {
    totalPence: estimate.totalPence,
    summary: describeEstimate(estimate),
    link: `${pricingPath}${writeEstimateQuery(config, selection)}#estimator`,
  };
}
