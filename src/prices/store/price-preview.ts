import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { getPreviewUser } from '@/accounts/store/viewer';
import type { User } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { isSameSignature, signatureOf } from '@/platform/signature';
import { nothingPending, type PendingPrices } from '../rules/price-figures';
import type { PriceChange } from '../rules/price-history';
import { oldestPreview, pendingOf } from '../rules/price-preview';

/** Says which prices somebody looks at; it counts only beside their session and in draft mode. */
export const pricePreviewCookie = 'price-preview';

const sign = (id: number, user: number) =>
  signatureOf(getEnv().payloadSecret, 'price-preview', `${id} ${user}`);

/** The cookie’s value: the number of the kept prices, signed for the one person who looks. */
export function pricePreviewValue(id: number, user: number): string {
  return `${id}.${sign(id, user)}`;
}

/** New prices that their owner looks at before saving them. */
export interface PricePreview {
  id: number;
  pending: PendingPrices;
}

/**
 * Prices kept for a look, for the person who kept them.
 *
 * @returns `null` when they are somebody else’s, a day old, or gone
 */
export async function findPricePreview(id: number, user: User): Promise<PricePreview | null> {
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'price-changes',
    where: {
      and: [
        { id: { equals: id } },
        { user: { equals: user.id } },
        { state: { equals: 'preview' } },
        { createdAt: { greater_than: oldestPreview(new Date()).toISOString() } },
      ],
    },
    user,
    overrideAccess: false,
    pagination: false,
    limit: 1,
    depth: 0,
  });
  const [found] = docs;
  return found ? { id, pending: pendingOf(found.changes as unknown as PriceChange[]) } : null;
}

/** The new prices that the site is looked at with; `null` for everybody but staff in such a preview. */
export const getPricePreview = cache(async (): Promise<PricePreview | null> => {
  // Asked first: a page of the public must not depend on a cookie, or it is never kept.
  const user = await getPreviewUser();
  // What somebody sends, an enquiry or an order, is at the prices that hold.
  if (!user || (await headers()).has('content-type')) return null;
  const value = (await cookies()).get(pricePreviewCookie)?.value ?? '';
  const [, id, signature] = /^(\d{1,9})\.([\w-]+)$/.exec(value) ?? [];
  if (!id || !signature || !isSameSignature(signature, sign(Number(id), user.id))) return null;
  return findPricePreview(Number(id), user);
});

/** What lies over the stored prices of this view: nothing for the public. */
export async function getPendingPrices(): Promise<PendingPrices> {
  return (await getPricePreview())?.pending ?? nothingPending;
}
