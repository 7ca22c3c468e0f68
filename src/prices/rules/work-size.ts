import { formatPence } from './money';

/** How long a package takes and how many pages it has, as editors write it. */

interface Range {
  from: number;
  to: number;
}

const daysPerUnit = { day: 1, week: 7, month: 30 };

/** Reads a period in days: `5–7 days`, `2 weeks`, `1 month`; `null` for other words. */
export function readDays(text: string): Range | null {
  const found = /^(?:(\d{1,3})\s*[–-]\s*)?(\d{1,3})\s*(day|week|month)s?$/i.exec(text.trim());
  if (!found) return null;
  const [, from, to, unit = 'day'] = found;
  const days = daysPerUnit[unit.toLowerCase() as keyof typeof daysPerUnit];
  return { from: Number(from ?? to) * days, to: Number(to) * days };
}

/** Reads a number of pages: `1`, `5–8`, `up to 10`; `null` for other words. */
export function readPages(text: string): Range | null {
  const found = /^(?:(up to)\s+|(\d{1,4})\s*[–-]\s*)?(\d{1,4})(?:\s+pages?)?$/i.exec(text.trim());
  if (!found) return null;
  const [, upTo, from, to] = found;
  return { from: upTo ? 1 : Number(from ?? to), to: Number(to) };
}

/** e.g. `1 page`, `5–8 pages`; words such as `as agreed` stand alone. */
export function pagesOf({ pages }: { pages: string }): string {
  return readPages(pages) === null ? pages : `${pages} ${pages === '1' ? 'page' : 'pages'}`;
}

/** `ready in 2–3 weeks`; `null` where no time is named, e.g. `set in the quote`. */
export function readyIn({ timeline }: { timeline: string }): string | null {
  return /\d/.test(timeline) ? `ready in ${timeline}` : null;
}

interface PricedByPages {
  pages: string;
  priceFromPence: number | null;
  priceToPence: number | null;
}

/** The pages at both ends of a price range; `null` where its ends aren’t a number of pages. */
function readPriceEnds({ pages, priceToPence }: Omit<PricedByPages, 'priceFromPence'>) {
  const range = readPages(pages);
  const hasEnds = range !== null && range.from !== range.to && range.from !== 1;
  return hasEnds && priceToPence !== null ? range : null;
}

/** Whether a price range runs from a number of pages to another. */
export const hasPriceEnds = (item: Omit<PricedByPages, 'priceFromPence'>): boolean =>
  readPriceEnds(item) !== null;

/** What both ends of a price range buy; `null` where the number of pages has no two ends. */
export function wordPriceEnds(item: PricedByPages, extraPagePence: number): string | null {
  const ends = readPriceEnds(item);
  if (!ends || item.priceFromPence === null || item.priceToPence === null) return null;
  const { priceFromPence: least, priceToPence: most } = item;
  const all = Math.min(least + (ends.to - ends.from) * extraPagePence, most);
  const figures = `${ends.from} pages cost ${formatPence(least)}, ${ends.to} pages ${formatPence(all)}`;
  return all < most ? `${figures}; with long texts at most ${formatPence(most)}.` : `${figures}.`;
}

/** One figure inside a package’s range, in integer pence. */
export interface PagesPrice {
  pageCount: number;
  /** Pages in the lower price. */
  includedPages: number;
  includedPence: number;
  furtherPence: number;
  /** Both together. */
  pence: number;
}

/**
 * What a package costs with so many pages: the lower price, and each page beyond the fewest, as in
 * the estimator. `null` where the range’s ends aren’t a number of pages, or the site has more.
 */
export function priceOfPages(
  item: PricedByPages,
  pageCount: number | null,
  extraPagePence: number,
): PagesPrice | null {
  const ends = readPriceEnds(item);
  const { priceFromPence: includedPence, priceToPence } = item;
  if (!ends || !pageCount || pageCount > ends.to || includedPence === null) return null;
  const further = Math.max(0, pageCount - ends.from) * extraPagePence;
  const pence = Math.min(includedPence + further, priceToPence ?? includedPence);
  const furtherPence = pence - includedPence;
  return { pageCount, includedPages: ends.from, includedPence, furtherPence, pence };
}

/** Whether a package is of several pages and made for no trade. */
export const isGeneralSite = ({
  key,
  group,
}: Readonly<Record<'key' | 'group', unknown>>): boolean => group === 'core' && key !== 'express';
