import {
  APIError,
  type CollectionConfig,
  commitTransaction,
  Forbidden,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import { grantFor } from '@/domain/access/permissions';
import {
  type ChangeablePrice,
  type PriceChangeResult,
  type PricedCollection,
  readSpan,
  writeSpan,
} from '@/domain/pricing/price-change';
import {
  isPercent,
  isSameSpan,
  type PriceSpan,
  percentLimits,
  raiseSpan,
  roundingSteps,
} from '@/domain/pricing/raise-price';
import type { User } from '@/payload-types';

type Document = Record<string, unknown> & { id: number; name: string; _status: string };

const pence = z.int().min(0);

const order = z.strictObject({
  percent: z
    .number()
    .refine(isPercent, `From ${percentLimits.min} to ${percentLimits.max}, two decimals at most.`),
  roundToPence: z.literal(roundingSteps),
  // With the prices that the person saw: whoever confirms a preview gets that and nothing else.
  documents: z
    .array(z.strictObject({ id: z.int().positive(), fromPence: pence, toPence: pence.nullable() }))
    .min(1, 'Choose at least one price.')
    .max(500),
});

type Order = z.infer<typeof order>;

const problem = (message: string, status: number) => new APIError(message, status, null, true);

function demandRight(req: PayloadRequest, collection: PricedCollection): void {
  const user = req.user as User | null;
  if (!user) throw problem('Please sign in.', 401);
  if (grantFor(collection, user.role, 'update') !== 'yes') throw new Forbidden(req.t);
}

async function readOrder(req: PayloadRequest): Promise<Order> {
  const sent = await req.json?.().catch(() => undefined);
  const { success, data, error } = order.safeParse(sent);
  if (success) return data;
  throw problem(
    error.issues.map(({ path, message }) => [...path, message].join(': ')).join(' '),
    400,
  );
}

async function listChangeable(
  req: PayloadRequest,
  collection: PricedCollection,
): Promise<ChangeablePrice[]> {
  const find = async (draft: boolean) => {
    const { docs } = await req.payload.find({
      collection,
      req,
      draft,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      sort: '_order',
      where: { _status: { equals: draft ? 'draft' : 'published' } },
    });
    return docs as unknown as Document[];
  };
  const published = await find(false);
  const drafts = new Set((await find(true)).map(({ id }) => id));
  return published.flatMap((document) => {
    const span = readSpan(collection, document);
    const { id, name } = document;
    return span ? [{ id, name, ...span, hasDraft: drafts.has(id) }] : [];
  });
}

/** The row that the site shows, or the newest version with what nobody has published yet. */
async function readDocument(
  req: PayloadRequest,
  collection: PricedCollection,
  id: number,
  draft: boolean,
): Promise<Document | null> {
  return (await req.payload.findByID({
    collection,
    id,
    req,
    draft,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
  })) as Document | null;
}

/**
 * Saves a whole document. Payload fills what is left out from the newest version, so a few fields
 * alone would publish whatever somebody has in a draft along with them.
 */
async function save(
  req: PayloadRequest,
  collection: PricedCollection,
  { id, createdAt: _created, updatedAt: _updated, ...data }: Document,
): Promise<void> {
  const draft = data._status === 'draft';
  await req.payload.update({
    collection,
    id,
    data: data as never,
    draft,
    depth: 0,
    req,
    overrideAccess: false,
  });
}

function inWords(error: unknown, name: string): unknown {
  if (!(error instanceof ValidationError)) return error;
  const reasons = error.data.errors.map(({ message }) => message).join(' ');
  return problem(`${name} can’t be saved, so nothing was changed. ${reasons}`, 400);
}

/** @returns whether the price is another one now */
async function changeOne(
  req: PayloadRequest,
  collection: PricedCollection,
  seen: { id: number } & PriceSpan,
  { percent, roundToPence }: Order,
): Promise<boolean> {
  const live = await readDocument(req, collection, seen.id, false);
  const price = live?._status === 'published' ? readSpan(collection, live) : null;
  if (!live || !price || !isSameSpan(price, seen)) {
    const name = live?.name ?? 'One of them';
    throw problem(`${name} was changed in the meantime, so nothing was saved. Look again.`, 409);
  }
  const raised = raiseSpan(price, percent, roundToPence);
  if (isSameSpan(raised, price)) return false;
  const newest = await readDocument(req, collection, seen.id, true);
  try {
    await save(req, collection, { ...live, ...writeSpan(collection, raised) });
    if (newest?._status === 'draft') {
      // The draft stays the newest version. A price that somebody changed in it stays theirs.
      const drafted = readSpan(collection, newest);
      const followed = drafted && isSameSpan(drafted, price) ? writeSpan(collection, raised) : {};
      await save(req, collection, { ...newest, ...followed });
    }
  } catch (error) {
    throw inWords(error, live.name);
  }
  return true;
}

/** All of them or none, always in the same order: two people at once wait for each other. */
async function changeAll(
  req: PayloadRequest,
  collection: PricedCollection,
  wanted: Order,
): Promise<PriceChangeResult> {
  const owned = await initTransaction(req);
  const result = { changed: 0, unchanged: 0 };
  try {
    for (const seen of wanted.documents.toSorted((one, other) => one.id - other.id)) {
      const isChanged = await changeOne(req, collection, seen, wanted);
      result[isChanged ? 'changed' : 'unchanged'] += 1;
    }
    if (owned) await commitTransaction(req);
    // The history of a price says when, but not who.
    req.payload.logger.info(
      `Account ${req.user?.id} changed ${result.changed} prices of ${collection} by ${wanted.percent} %.`,
    );
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

const noStore = { headers: { 'Cache-Control': 'no-store' } };

/**
 * `GET /api/<collection>/change-prices` lists the published prices, `POST` changes them by a
 * percentage: whoever may change the collection may do both.
 */
export function changePricesEndpoints(
  collection: PricedCollection,
): NonNullable<Exclude<CollectionConfig['endpoints'], false>> {
  return [
    {
      path: '/change-prices',
      method: 'get',
      handler: async (req) => {
        demandRight(req, collection);
        return Response.json({ documents: await listChangeable(req, collection) }, noStore);
      },
    },
    {
      path: '/change-prices',
      method: 'post',
      handler: async (req) => {
        demandRight(req, collection);
        return Response.json(await changeAll(req, collection, await readOrder(req)), noStore);
      },
    },
  ];
}
