import { expect } from 'vitest';
import {
  type ChangeablePrice,
  type PricedCollection,
  priceFields,
} from '@/domain/pricing/price-change';
import type { Answer, Send } from './rest';

/** The parts of the price list that can be changed by a percentage. */
export const pricedCollections = Object.keys(priceFields) as PricedCollection[];

/** What the back office asks and sends to change prices by a percentage, as one person. */
export function changingPricesAs(send: Send) {
  const list = async (slug: PricedCollection = 'packages'): Promise<ChangeablePrice[]> => {
    const answer = await send('GET', `/${slug}/change-prices`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.documents as unknown as ChangeablePrice[];
  };
  return {
    list,
    /** What is sent for some rows of the preview. */
    orderFor: async (
      ids: readonly number[],
      changes: object = {},
      slug: PricedCollection = 'packages',
    ) => {
      const documents = (await list(slug))
        .filter(({ id }) => ids.includes(id))
        .map(({ id, fromPence, toPence }) => ({ id, fromPence, toPence }));
      return { percent: 5, roundToPence: 100, documents, ...changes };
    },
    change: (body: unknown, slug: PricedCollection = 'packages'): Promise<Answer> =>
      send('POST', `/${slug}/change-prices`, { body }),
  };
}
