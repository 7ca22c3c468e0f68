import 'server-only';
import { cache } from 'react';
import type { PriceBook } from '@/domain/pricing/price-book';
import { resolvePrices } from '@/domain/pricing/price-text';
import { readPriceBook } from '@/fields/price-tokens/read-price-book';
import { getCms } from '../client';

/** Every published price, with the figures in the packages' own texts filled in. */
export const getPriceBook = cache(async (): Promise<PriceBook> => {
  const book = await readPriceBook(await getCms());
  return resolvePrices(book, book);
});
