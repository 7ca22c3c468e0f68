import { getPriceBook } from '@/content/store/price-book';
import type { CostComparisonBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { CostComparisonProps } from './CostComparison';

/** The chosen comparison with its totals; nothing when it is not published. */
export async function loadCostComparison(
  block: CostComparisonBlock,
): Promise<CostComparisonProps | null> {
  const { costComparisons } = await getPriceBook();
  const id = typeof block.comparison === 'object' ? block.comparison?.id : block.comparison;
  const comparison = costComparisons.find((item) => item.id === id);
  return comparison ? { ...sectionHead(block), comparison } : null;
}
