import 'server-only';
import { cache } from 'react';
import { getCms } from '@/platform/cms';
import { makePriceBook, readPriceDocuments } from '../data/read-price-book';
import type { PriceBook } from '../rules/price-book';
import { getPendingPrices } from './price-preview';

/**
 * Every published price as it is stored, read once for a page: the site's index fills figures into
 * descriptions with it, and the price book that pages use is made of it. Staff who look at new
 * prices read those instead.
 */
export const getStoredPriceBook = cache(async (): Promise<PriceBook> => {
  const [documents, pending] = await Promise.all([
    getCms().then(readPriceDocuments),
    getPendingPrices(),
  ]);
  return makePriceBook(documents, pending);
});
