import type { PayloadRequest } from 'payload';
import { listPublished } from '@/platform/database/published';
import { readBoard } from '@/prices/data/read-board';
import { makePriceBook, readPriceDocuments } from '@/prices/data/read-price-book';
import { allCells, type ChangedPage } from '@/prices/rules/price-board';
import type { PriceBook } from '@/prices/rules/price-book';
import type { NewFigures, PriceVersion } from '@/prices/rules/price-figures';
import {
  changedPages,
  listOtherPlaces,
  listQuotingPages,
  pagesShowing,
  type QuotingPage,
} from '../rules/price-places';
import {
  type ContentCollection,
  type ContentSettings,
  contentCollections,
  contentSettings,
  type SiteContent,
  type Stored,
} from '../rules/price-quotes';

/** Sort order where the site's lists have one; other collections use the staff's order. */
const sorting: Partial<Record<ContentCollection, string>> = {
  pages: 'path',
  posts: '-publishedOn',
  'city-niche-pages': 'title',
  'cost-comparisons': 'title',
  'comparison-tables': 'title',
};

async function readContent(req: PayloadRequest): Promise<SiteContent> {
  const documents = {} as Record<ContentCollection, readonly Stored[]>;
  for (const collection of contentCollections) {
    const sort = sorting[collection] ?? '_order';
    const docs = await listPublished(req.payload, collection, { req, depth: 0, sort });
    documents[collection] = docs.map((doc) => ({ ...doc }));
  }
  const settings = {} as Record<ContentSettings, Record<string, unknown>>;
  for (const slug of contentSettings) {
    const stored = await req.payload.findGlobal({ slug, req, depth: 0, overrideAccess: false });
    settings[slug] = { ...stored };
  }
  return { documents, settings };
}

interface Places {
  pages: QuotingPage[];
  bookOf: (version: PriceVersion) => PriceBook;
}

/** All places that quote prices, and a builder for the price book of any version. */
async function readPlaces(req: PayloadRequest): Promise<Places> {
  const content = await readContent(req);
  const prices = await readPriceDocuments(req.payload, req);
  const bookOf = (version: PriceVersion) => makePriceBook(prices, version);
  const pages = listQuotingPages(content, bookOf('published'));
  return { pages: [...pages, ...listOtherPlaces(content)], bookOf };
}

/** Pages that show each price of the board. */
export interface PricePlaces {
  pages: { path: string | null; title: string }[];
  /** Indices into `pages`, by price. */
  byFigure: Record<string, number[]>;
}

export async function readPricePlaces(req: PayloadRequest): Promise<PricePlaces> {
  const { pages, bookOf } = await readPlaces(req);
  const cells = allCells(await readBoard(req));
  return {
    pages: pages.map(({ path, title }) => ({ path, title })),
    byFigure: Object.fromEntries(
      cells.map(({ figure, pence }) => [figure, pagesShowing(figure, pence, pages, bookOf)]),
    ),
  };
}

/** Places whose figures would change with these prices. */
export async function readChangedPages(
  req: PayloadRequest,
  figures: NewFigures,
): Promise<ChangedPage[]> {
  const { pages, bookOf } = await readPlaces(req);
  return changedPages(pages, bookOf('published'), bookOf({ figures }));
}
