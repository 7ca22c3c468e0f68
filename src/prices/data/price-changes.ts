import type { Payload, PayloadRequest } from 'payload';
import type { PriceChange as StoredChange, User } from '@/payload-types';
import type { PriceEdit } from '../rules/price-board';
import { allCells } from '../rules/price-board';
import type { NewFigures } from '../rules/price-figures';
import { oldestPriceDraft, type PriceChange, summarisePrices } from '../rules/price-history';
import { readBoard } from './read-board';

interface Entry {
  changes: readonly PriceChange[];
  state: StoredChange['state'];
  reverts?: number;
}

/** Writes a history entry or a draft, which staff cannot create by hand; returns its number. */
export async function writePriceChange(
  req: PayloadRequest,
  { changes, state, reverts }: Entry,
): Promise<number> {
  const user = req.user as User | null;
  const { id } = await req.payload.create({
    collection: 'price-changes',
    req,
    depth: 0,
    overrideAccess: true,
    data: {
      summary: summarisePrices(changes, reverts !== undefined),
      state,
      changes: [...changes],
      user: user?.id ?? null,
      // The name outlives a deleted account.
      byName: user?.name || user?.email || 'The site itself',
      ...(reverts === undefined ? {} : { reverts }),
    },
  });
  return id;
}

/** Stores a draft of the price book for one staff member's preview; a nightly job deletes it. */
export async function storePriceDraft(
  req: PayloadRequest,
  edits: readonly PriceEdit[],
): Promise<number> {
  const labels = new Map(
    allCells(await readBoard(req)).map(({ figure, label }) => [figure, label]),
  );
  return writePriceChange(req, {
    state: 'preview',
    changes: edits.map(({ figure, seenPence, pence }) => ({
      figure,
      label: labels.get(figure) ?? figure,
      beforePence: seenPence,
      afterPence: pence,
    })),
  });
}

/** A draft of the price book: the published prices with some changes. */
export interface PriceDraft {
  id: number;
  figures: NewFigures;
}

/** Finds a draft of the price book, at most a day old, for its owner; `id` is a raw value. */
export async function findPriceDraft(
  payload: Payload,
  id: string | undefined,
  user: User,
): Promise<PriceDraft | null> {
  if (!id || !/^\d{1,9}$/.test(id)) return null;
  const { docs } = await payload.find({
    collection: 'price-changes',
    where: {
      and: [
        { id: { equals: Number(id) } },
        { user: { equals: user.id } },
        { state: { equals: 'preview' } },
        { createdAt: { greater_than: oldestPriceDraft(new Date()).toISOString() } },
      ],
    },
    user,
    overrideAccess: false,
    pagination: false,
    limit: 1,
    depth: 0,
  });
  const [found] = docs;
  if (!found) return null;
  return {
    id: found.id,
    figures: new Map(found.changes.map(({ figure, afterPence }) => [figure, afterPence])),
  };
}
