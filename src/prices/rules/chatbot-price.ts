import type { ChatbotTierView } from './table-views';

/** The retainer that the chatbot bundle belongs to (specification, section 9). */
export const bundleRetainerKey = 'growth-accelerator';

/**
 * What a chatbot tier and the bundle's retainer cost together: both prices less the saving.
 *
 * @param savingPence per month
 * @returns monthly pence, lower and upper end; never below zero
 */
export function chatbotBundlePence(
  tier: Pick<ChatbotTierView, 'pricePerMonthFromPence' | 'pricePerMonthToPence'>,
  retainerPence: number,
  savingPence: number,
): { fromPence: number; toPence: number } {
  const together = (pence: number) => Math.max(0, retainerPence + pence - savingPence);
  return {
    fromPence: together(tier.pricePerMonthFromPence),
    toPence: together(tier.pricePerMonthToPence),
  };
}
