import type { PayloadRequest } from 'payload';
import { readPriceBook } from '../data/read-price-book';
import type { PriceBook } from '../rules/price-book';
import { findUnknownTokens } from '../rules/price-text';

const books = new WeakMap<PayloadRequest, Promise<PriceBook>>();

/**
 * The prices as they are at the start of a save. Its fields are checked side by side, and a page
 * has dozens of them: one reading serves them all.
 */
function priceBookFor(req: PayloadRequest): Promise<PriceBook> {
  const book = books.get(req) ?? readPriceBook(req.payload, req);
  books.set(req, book);
  return book;
}

/**
 * Refuses a text whose price tokens name nothing that is published.
 *
 * @returns `true`, or the message shown beside the field
 */
export async function validatePriceTokens(
  text: string | null | undefined,
  req: PayloadRequest,
): Promise<string | true> {
  // The seed writes documents that name each other before all of them exist.
  if (!text || !/\{\{|\}\}/.test(text) || req.context.skipPriceTokenCheck) return true;
  const unknown = findUnknownTokens(text, await priceBookFor(req));
  if (unknown.length === 0) return true;
  return `There is no published figure called ${unknown.join(', ')}. Pick one from the list of live figures.`;
}
