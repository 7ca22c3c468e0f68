import 'server-only';
import { cache } from 'react';
import type { PriceBook } from '@/domain/pricing/price-book';
import { resolvePrices } from '@/domain/pricing/price-text';
import { keepLiveLinks } from '@/domain/routing/live-links';
import { getSiteIndex } from './site-index';
import { getStoredPriceBook } from './stored-price-book';

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
