import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { getPreviewUser } from '@/accounts/store/viewer';
import { getCms } from '@/platform/cms';
import { findPriceDraft, type PriceDraft } from '../data/price-changes';
import { readPriceBook } from '../data/read-price-book';
import type { PriceBook } from '../rules/price-book';
import { resolvePrices } from '../rules/price-tokens';

/** Cookie with the id of a price draft; it only has an effect in a staff preview. */
export const priceDraftCookie = 'price-draft';

/** The price draft in this preview. Only this function decides on the version of a page. */
export const getPriceDraft = cache(async (): Promise<PriceDraft | null> => {
  // Checked first: a public page that reads a cookie could not be cached.
  const user = await getPreviewUser();
  // Form submissions, such as enquiries and orders, use the published prices.
  if (!user || (await headers()).has('content-type')) return null;
  const id = (await cookies()).get(priceDraftCookie)?.value;
  return findPriceDraft(await getCms(), id, user);
});

/** The price book in this view's version, with live figures in its texts. */
export const getPriceBook = cache(async (): Promise<PriceBook> => {
  const [cms, draft] = await Promise.all([getCms(), getPriceDraft()]);
  const book = await readPriceBook(draft ?? 'published', cms);
  return resolvePrices(book, book);
});
