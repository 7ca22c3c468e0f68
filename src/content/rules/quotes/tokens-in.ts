import { tokensOf } from '@/prices/rules/price-text';

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
  const found = new Set<Quote>();
  // An explicit stack: a pasted text can nest deeper than the call stack allows.
  const stack: unknown[] = [value];
  while (stack.length > 0) {
    const item = stack.pop();
    if (typeof item === 'string') for (const token of tokensOf(item)) found.add(token);
    if (item === null || typeof item !== 'object') continue;
    const { type, fields } = item as { type?: unknown; fields?: { token?: unknown } };
    if (type === 'inlineBlock' && typeof fields?.token === 'string') found.add(fields.token);
    for (const inner of Object.values(item)) stack.push(inner);
  }
  return [...found];
}
