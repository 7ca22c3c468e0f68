import type { PayloadRequest } from 'payload';
import { findUnknownTokens } from '@/domain/pricing/price-text';
import { readPriceBook } from './read-price-book';

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
  if (!text?.includes('{{') || req.context.skipPriceTokenCheck) return true;
  const unknown = findUnknownTokens(text, await readPriceBook(req.payload, req));
  if (unknown.length === 0) return true;
  return `There is no published figure called ${unknown.join(', ')}. Pick one from the list of live figures.`;
}
