import 'server-only';
import { cache } from 'react';
import type { PriceBook } from '@/domain/pricing/price-book';
import { resolvePrices } from '@/domain/pricing/price-text';
import { keepLiveLinks } from '@/domain/routing/live-links';
import { readPriceBook } from '@/fields/price-tokens/read-price-book';
import { getCms } from '../client';
import { getSiteIndex } from './site-index';

/** Every published price, with the figures in the packages' own texts filled in. */
export const getPriceBook = cache(async (): Promise<PriceBook> => {
  const [stored, { isLive, pathOfDocument }] = await Promise.all([
    readPriceBook(await getCms()),
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
