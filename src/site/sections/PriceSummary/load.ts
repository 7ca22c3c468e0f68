import { getPriceBook } from '@/content/store/price-book';
import type { PriceSummaryBlock } from '@/payload-types';
import { formatPriceSpan } from '@/prices/rules/price-span';
import { sectionHead } from '../section-head';
import type { PriceSummaryProps } from './PriceSummary';

/** Services with the span of today's prices. */
export async function loadPriceSummary(block: PriceSummaryBlock): Promise<PriceSummaryProps> {
  const book = await getPriceBook();
  return {
    ...sectionHead(block),
    rows: block.rows.map(({ title, text, source, href }) => ({
      title,
      text,
      href,
      price: formatPriceSpan(source, book),
      unit: source === 'retainers' ? '/month' : null,
    })),
  };
}
