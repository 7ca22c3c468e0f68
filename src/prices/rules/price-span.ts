import { formatPenceRange } from './money';
import type { PriceBook } from './price-book';

/** What a row of the price summary stands for. */
export const priceSources = [
  'express',
  'core-sites',
  'industry',
  'influencer',
  'portfolio-pro',
  'custom',
  'retainers',
] as const;
export type PriceSource = (typeof priceSources)[number];

interface Span {
  fromPence: number | null;
  toPence: number | null;
}

/** The whole span that some prices cover; `null` on both ends when none has a figure. */
function spanOf(prices: readonly Span[]): Span {
  const froms = prices.flatMap(({ fromPence }) => fromPence ?? []);
  const tos = prices.flatMap(({ fromPence, toPence }) => toPence ?? fromPence ?? []);
  if (froms.length === 0) return { fromPence: null, toPence: null };
  return { fromPence: Math.min(...froms), toPence: Math.max(...tos) };
}

function pricesOf(source: PriceSource, book: PriceBook): Span[] {
  if (source === 'retainers') {
    return book.retainers.map(({ pricePerMonthPence }) => ({
      fromPence: pricePerMonthPence,
      toPence: pricePerMonthPence,
    }));
  }
  return book.packages
    .filter(({ key, group }) => {
      if (source === 'express') return key === 'express';
      if (source === 'core-sites') return group === 'core' && key !== 'express';
      return group === source;
    })
    .map(({ priceFromPence, priceToPence }) => ({
      fromPence: priceFromPence,
      toPence: priceToPence,
    }));
}

/**
 * The lowest and highest published price of a part of the price list.
 *
 * @returns e.g. `£1,500–2,600`, `POA` when nothing has a figure
 */
export function formatPriceSpan(source: PriceSource, book: PriceBook): string {
  const { fromPence, toPence } = spanOf(pricesOf(source, book));
  return formatPenceRange(fromPence, toPence);
}
