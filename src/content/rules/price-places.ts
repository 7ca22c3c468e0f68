import { formatPence } from '@/prices/rules/money';
import type { ChangedPage } from '@/prices/rules/price-board';
import type { PriceBook } from '@/prices/rules/price-book';
import type { FigureId, PriceVersion } from '@/prices/rules/price-figures';
import { formatPriceSpan, type PriceSource } from '@/prices/rules/price-span';
import { parsePriceToken, renderPriceToken } from '@/prices/rules/price-tokens';
import type { QuotingPage } from './quotes/page-quotes';
import type { Quote } from './quotes/tokens-in';

/** What a page shows where it quotes a figure; `null` for a figure that is not published. */
function renderQuote(quote: Quote, book: PriceBook): string | null {
  if (quote === 'extra-page') return formatPence(book.extraPagePence);
  const [kind = '', key = '', part] = quote.split(':');
  if (kind === 'span') return formatPriceSpan(key as PriceSource, book);
  const token = parsePriceToken(kind, key, part);
  return token && renderPriceToken(token, book);
}

/**
 * Lists the pages that show something else once prices have changed.
 *
 * @returns in the order of `pages`; each with its different figures, each pair once
 */
export function changedPages(
  pages: readonly QuotingPage[],
  before: PriceBook,
  after: PriceBook,
): ChangedPage[] {
  const differences = new Map<Quote, { before: string; after: string } | null>();
  const differenceOf = (quote: Quote) => {
    const known = differences.get(quote);
    if (known !== undefined) return known;
    const [was, is] = [before, after].map((book) => renderQuote(quote, book) ?? '–');
    const found = was !== is && was && is ? { before: was, after: is } : null;
    differences.set(quote, found);
    return found;
  };
  return pages.flatMap(({ path, title, quotes }) => {
    const found = new Map(
      quotes.flatMap((quote) => {
        const difference = differenceOf(quote);
        return difference ? [[`${difference.before} ${difference.after}`, difference]] : [];
      }),
    );
    return found.size > 0 ? [{ path, title, figures: [...found.values()] }] : [];
  });
}

/**
 * Lists the pages that show a price: those that would look different if it were a penny more or a
 * penny less. So a span such as £1,500–2,600 counts for the prices at its ends, not for those
 * between, and a figure that is worked out of others counts for all of them.
 *
 * @param pence the price as it is; `null` (an empty upper end) is shown nowhere
 * @param bookOf makes the price book of a version
 * @returns indexes into `pages`
 */
export function pagesShowing(
  figure: FigureId,
  pence: number | null,
  pages: readonly QuotingPage[],
  bookOf: (version: PriceVersion) => PriceBook,
): number[] {
  if (pence === null) return [];
  const now = bookOf('published');
  const indexes = new Set<number>();
  const numbered = pages.map((page, index) => ({ ...page, path: String(index) }));
  for (const other of pence > 0 ? [pence + 1, pence - 1] : [pence + 1]) {
    const then = bookOf({ figures: new Map([[figure, other]]) });
    for (const { path } of changedPages(numbered, now, then)) indexes.add(Number(path));
  }
  return [...indexes].sort((a, b) => a - b);
}
