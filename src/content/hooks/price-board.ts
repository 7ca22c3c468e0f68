import type { CollectionConfig, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { demandRight, problem } from '@/accounts/hooks/access';
import { grantFor } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';
import { listPublished } from '@/platform/database/published';
import { inTransaction } from '@/platform/database/transaction';
import { noStore } from '@/platform/http/read-endpoint-body';
import { blogPath } from '@/platform/paths';
import { revalidateSite } from '@/platform/revalidate';
import { storePriceDraft, writePriceChange } from '@/prices/data/price-changes';
import { readBoard, readBoardWithOffers } from '@/prices/data/read-board';
import { makePriceBook, readPriceDocuments } from '@/prices/data/read-price-book';
import { savePrices } from '@/prices/data/save-prices';
import {
  allCells,
  type ChangedPage,
  findAmountProblem,
  mostPence,
  type PriceEdit,
  type PricePlaces,
} from '@/prices/rules/price-board';
import { type NewFigures, type PriceVersion, parseFigureId } from '@/prices/rules/price-figures';
import { readQuotesOfPosts, readQuotingPosts } from '../data/read-uses';
import { mostInSection, mostNewestPosts, postCategories } from '../rules/posts';
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

/** The posts that lists show: the newest of all, and of each category. Without their texts. */
async function readNewestPosts(req: PayloadRequest) {
  const read = (where: Where, limit: number) =>
    listPublished(req.payload, 'posts', {
      req,
      depth: 0,
      sort: ['-publishedOn', '-id'],
      where,
      limit,
      select: {
        slug: true,
        title: true,
        excerpt: true,
        category: true,
        publishedOn: true,
        meta: true,
      },
    });
  const found = await read({}, mostNewestPosts);
  for (const category of postCategories) {
    found.push(...(await read({ category: { equals: category } }, mostInSection)));
  }
  return [...new Map(found.map((post) => [post.id, post])).values()];
}

async function readContent(req: PayloadRequest): Promise<SiteContent> {
  const documents = {} as Record<ContentCollection, readonly Stored[]>;
  for (const collection of contentCollections) {
    const sort = sorting[collection] ?? '_order';
    const docs: readonly { id: number }[] =
      collection === 'posts'
        ? await readNewestPosts(req)
        : await listPublished(req.payload, collection, { req, depth: 0, sort });
    documents[collection] = docs.map((doc): Stored => ({ ...doc }));
  }
  const settings = {} as Record<ContentSettings, Record<string, unknown>>;
  for (const slug of contentSettings) {
    const stored = await req.payload.findGlobal({ slug, req, depth: 0, overrideAccess: false });
    settings[slug] = { ...stored };
  }
  return { documents, settings };
}

/** All places that quote prices, and a builder for the price book of any version. */
async function readPlaces(req: PayloadRequest) {
  const content = await readContent(req);
  const prices = await readPriceDocuments(req.payload, req);
  const bookOf = (version: PriceVersion) => makePriceBook(prices, version);
  const cards = await readQuotesOfPosts(req, 'card');
  const pages = [...listQuotingPages(content, bookOf('published')), ...listOtherPlaces(content)]
    // The cards of all posts are on the pages of the blog's list.
    .map((page) =>
      page.path === blogPath ? { ...page, quotes: [...page.quotes, ...cards] } : page,
    );
  const quotes = (await readQuotesOfPosts(req, 'figure')).map(
    (quote): QuotingPage => ({ path: quote, title: quote, quotes: [quote] }),
  );
  return { pages, quotes, bookOf };
}

const furtherPosts = 'Further posts of the blog';

async function readPricePlaces(req: PayloadRequest): Promise<PricePlaces> {
  const { pages, quotes, bookOf } = await readPlaces(req);
  const cells = allCells(await readBoard(req));
  const byFigure = new Map(
    cells.map(({ figure, pence }) => [figure, pagesShowing(figure, pence, pages, bookOf)]),
  );
  const found = await readQuotingPosts(
    req,
    cells.map(({ figure, pence }) =>
      pagesShowing(figure, pence, quotes, bookOf).map((index) => quotes[index]?.path ?? ''),
    ),
  );
  const further = { path: null, title: furtherPosts };
  const places: PricePlaces['pages'] = pages.map(({ path, title }) => ({ path, title }));
  const posts = new Map(found.flatMap(({ posts: own }) => own).map((post) => [post.path, post]));
  const indexes = new Map<string | null, number>();
  for (const { path, title } of [...posts.values(), further]) {
    indexes.set(path, places.push({ path, title }) - 1);
  }
  cells.forEach(({ figure }, index) => {
    const { posts: own = [], hasMore = false } = found[index] ?? {};
    const paths = [...own.map(({ path }) => path), ...(hasMore ? [null] : [])];
    byFigure.get(figure)?.push(...paths.flatMap((path) => indexes.get(path) ?? []));
  });
  return { pages: places, byFigure: Object.fromEntries(byFigure) };
}

/** Places whose figures would change with these prices. */
async function readChangedPages(req: PayloadRequest, figures: NewFigures): Promise<ChangedPage[]> {
  const { pages, quotes, bookOf } = await readPlaces(req);
  const [before, after] = [bookOf('published'), bookOf({ figures })];
  const changed = changedPages(quotes, before, after).flatMap(({ path }) => path ?? []);
  const [found] = await readQuotingPosts(req, [changed]);
  const { posts = [], hasMore = false } = found ?? {};
  const further = hasMore ? [{ path: null, title: furtherPosts, quotes: changed }] : [];
  return changedPages([...pages, ...posts, ...further], before, after);
}

const pence = z.int().min(0, 'An amount can’t be below zero.');

const order = z.strictObject({
  // Each edit carries the price that the staff member saw, so an unseen price is never replaced.
  edits: z
    .array(
      z.strictObject({
        figure: z.string().max(120),
        seenPence: pence.nullable(),
        pence: pence.max(mostPence, 'That is more than a million pounds; please check.').nullable(),
      }),
    )
    .min(1, 'There is no new price to save.')
    .max(500, 'That are more prices than the site has.'),
  reverts: z.int().positive().optional(),
});

async function readOrder(req: PayloadRequest): Promise<z.infer<typeof order>> {
  const sent = await req.json?.().catch(() => undefined);
  const { success, data, error } = order.safeParse(sent);
  if (!success) {
    const words = error.issues.map(({ path, message }) => [...path, message].join(': '));
    throw problem(words.join(' '), 400);
  }
  if (new Set(data.edits.map(({ figure }) => figure)).size < data.edits.length) {
    throw problem('One price is named twice.', 400);
  }
  return data;
}

function demandRights(req: PayloadRequest, edits: readonly PriceEdit[]): void {
  const { role } = req.user as User;
  for (const { figure } of edits) {
    const parsed = parseFigureId(figure);
    if (!parsed) throw problem('One of the prices does not exist.', 400);
    if (grantFor(parsed.source, role, 'update') !== 'yes') {
      const isFee = parsed.source === 'policy-settings';
      throw problem(
        isFee ? 'Fees are changed by admins only.' : 'You can read prices, not change them.',
        403,
      );
    }
  }
}

/** Checks that a revert names prices of the entry, with the entry's values. */
async function checkRevert(
  req: PayloadRequest,
  edits: readonly PriceEdit[],
  id: number,
): Promise<void> {
  const entry = await req.payload.findByID({
    collection: 'price-changes',
    id,
    req,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
  });
  if (entry?.state !== 'saved') throw problem('This change does not exist any more.', 404);
  const { changes } = entry;
  const isOfEntry = (edit: PriceEdit) =>
    changes.some(({ figure, beforePence }) => figure === edit.figure && beforePence === edit.pence);
  if (!edits.every(isOfEntry)) throw problem('This is not what the change says.', 400);
}

async function save(req: PayloadRequest): Promise<Response> {
  demandRight(req, 'price-changes', 'read');
  const { edits, reverts } = await readOrder(req);
  demandRights(req, edits);
  const id = await inTransaction(req, async () => {
    if (reverts !== undefined) await checkRevert(req, edits, reverts);
    const changes = await savePrices(req, edits);
    await revalidateSite(req);
    return writePriceChange(req, {
      changes,
      state: 'saved',
      ...(reverts === undefined ? {} : { reverts }),
    });
  });
  return answer({ id, saved: edits.length });
}

async function preview(req: PayloadRequest): Promise<Response> {
  demandRight(req, 'price-changes', 'read');
  const { edits } = await readOrder(req);
  demandRights(req, edits);
  const wrong = edits.map((edit) => findAmountProblem(edit.pence, true)).find(Boolean);
  if (wrong) throw problem(wrong, 400);
  const pages = await readChangedPages(
    req,
    new Map(edits.map((edit) => [edit.figure, edit.pence])),
  );
  return answer({ id: await inTransaction(req, () => storePriceDraft(req, edits)), pages });
}

const answer = (body: object) => Response.json(body, noStore);

/** Endpoints of the price board: prices, the pages that show them, a draft's preview, saving. */
export const priceBoardEndpoints: NonNullable<Exclude<CollectionConfig['endpoints'], false>> = [
  {
    path: '/board',
    method: 'get',
    handler: async (req) => {
      demandRight(req, 'price-changes', 'read');
      return answer(await readBoardWithOffers(req));
    },
  },
  {
    path: '/places',
    method: 'get',
    handler: async (req) => {
      demandRight(req, 'price-changes', 'read');
      return answer(await readPricePlaces(req));
    },
  },
  { path: '/preview', method: 'post', handler: preview },
  { path: '/save', method: 'post', handler: save },
];
