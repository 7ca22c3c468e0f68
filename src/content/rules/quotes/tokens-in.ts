import { tokensOf } from '@/prices/rules/price-tokens';
import { figureIn, isNode, valuesIn } from '../lexical';

/**
 * A figure that a page quotes: a price token without its braces (`package:growth:from`), the span
 * of a part of the price list (`span:industry`), or `extra-page`, the estimator’s.
 */
export type Quote = string;

/**
 * Finds every price token in a stored document, in plain texts and in formatted ones, however deep.
 *
 * @param value a JSON value
 */
export function tokensIn(value: unknown): Quote[] {
  const found = [...valuesIn(value)].flatMap((item) => {
    if (typeof item === 'string') return tokensOf(item);
    return (isNode(item) && figureIn(item)) || [];
  });
  return [...new Set(found)];
}
