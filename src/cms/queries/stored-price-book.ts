import 'server-only';
import { cache } from 'react';
import type { PriceBook } from '@/domain/pricing/price-book';
import { readPriceBook } from '@/fields/price-tokens/read-price-book';
import { getCms } from '../client';

/**
 * Every published price as it is stored, read once for a page: the site's index fills figures into
 * descriptions with it, and the price book that pages use is made of it.
 */
export const getStoredPriceBook = cache(
  async (): Promise<PriceBook> => readPriceBook(await getCms()),
);
