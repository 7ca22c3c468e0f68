import 'server-only';
import { cache } from 'react';
import type { PriceBook } from '@/prices/rules/price-book';
import { resolvePrices } from '@/prices/rules/price-text';
import { getStoredPriceBook } from '@/prices/store/stored-price-book';
import { keepLiveLinks } from '../rules/live-links';
import { getSiteIndex } from './site-index';

/** Every published price, with the figures in the packages' own texts filled in. */
export const getPriceBook = cache(async (): Promise<PriceBook> => {
  const [stored, { isLive, pathOfDocument }] = await Promise.all([
    getStoredPriceBook(),
    getSiteIndex(),
  ]);
  const book = keepLiveLinks(resolvePrices(stored, stored), isLive);
  return {
    ...book,
    packages: book.packages.map((item) => ({
      ...item,
      caseStudyHref: item.caseStudyId ? pathOfDocument('case-studies', item.caseStudyId) : null,
    })),
  };
});
