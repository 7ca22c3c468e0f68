import 'server-only';
import { cache } from 'react';
import type { ScannerSetting } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { pricingPath } from '@/platform/paths';
import { formatPence, formatPenceRange } from '@/prices/rules/money';
import { resolvePrices } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';

export interface RemedyOffers {
  /** Text with live figures filled in; `null` when empty. */
  words: string | null;
  offers: { label: string; href: string; price: string }[];
}

type Book = Awaited<ReturnType<typeof getPriceBook>>;
type Offer = NonNullable<ScannerSetting['remedies']>[number]['offers'][number];

/** An offer with today’s price; nothing when it is no longer published. */
function offerOf(book: Book, { relationTo, value }: Offer): RemedyOffers['offers'] {
  const key = typeof value === 'object' ? value.key : null;
  if (relationTo === 'packages') {
    const item = book.packages.find((one) => one.key === key);
    if (!item) return [];
    const price = formatPenceRange(item.priceFromPence, item.priceToPence);
    return [{ label: item.name, href: `${pricingPath}#${item.key}`, price }];
  }
  if (relationTo === 'retainers') {
    const item = book.retainers.find((one) => one.key === key);
    if (!item) return [];
    const price = `${formatPence(item.pricePerMonthPence)} a month`;
    return [{ label: item.name, href: `${pricingPath}#${item.key}`, price }];
  }
  const item = book.addOns.find((one) => one.key === key);
  return item ? [{ label: item.name, href: pricingPath, price: formatPence(item.pricePence) }] : [];
}

/** Offers per kind of fault (Scanner, Recommendations), at today’s prices. */
export const getRemedyOffers = cache(async (): Promise<Record<string, RemedyOffers>> => {
  const [cms, book] = await Promise.all([getCms(), getPriceBook()]);
  const { remedies } = await cms.findGlobal({
    slug: 'scanner-settings',
    depth: 1,
    overrideAccess: false,
  });
  return Object.fromEntries(
    (remedies ?? []).flatMap(({ remedy, words, offers }) => {
      const found = offers.flatMap((offer) => offerOf(book, offer));
      const said = words ? resolvePrices(words, book) : null;
      return found.length > 0 ? [[remedy, { words: said, offers: found }]] : [];
    }),
  );
});
