import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { getPreviewUser } from '@/accounts/store/viewer';
import { getCms } from '@/platform/cms';
import { rememberUntilChange } from '@/platform/remember-for';
import { findPriceDraft, type PriceDraft } from '../data/price-changes';
import { readPriceBook } from '../data/read-price-book';
import type { PriceBook } from '../rules/price-book';
import type { PriceVersion } from '../rules/price-figures';
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

async function readResolved(version: PriceVersion): Promise<PriceBook> {
  const book = await readPriceBook(version, await getCms());
  return resolvePrices(book, book);
}

const readPublished = rememberUntilChange(() => readResolved('published'));

/** The price book in this view's version, with live figures in its texts. */
export const getPriceBook = cache(async (): Promise<PriceBook> => {
  const draft = await getPriceDraft();
  return draft ? readResolved(draft) : readPublished();
});
