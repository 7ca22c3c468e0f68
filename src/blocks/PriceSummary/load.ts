import { getPriceBook } from '@/cms/queries/price-book';
import { formatPriceSpan } from '@/domain/pricing/price-span';
import type { PriceSummaryBlock } from '@/payload-types';
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
