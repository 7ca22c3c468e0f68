import type { PayloadRequest } from 'payload';
import type { PriceChange as StoredChange, User } from '@/payload-types';
import { type PriceChange, summarisePrices } from '../rules/price-history';

interface Entry {
  changes: readonly PriceChange[];
  state: StoredChange['state'];
  /** The entry that this one takes back. */
  reverts?: number;
}

/**
 * Writes an entry of the price history, which nobody else can.
 *
 * @returns its number
 */
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
      changes: changes as unknown as Record<string, unknown>[],
      user: user?.id ?? null,
      // Stays when the account goes.
      byName: user?.name || user?.email || 'The site itself',
      ...(reverts === undefined ? {} : { reverts }),
    },
  });
  return id;
}
