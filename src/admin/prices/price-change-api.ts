import type {
  ChangeablePrice,
  PriceChangeResult,
  PricedCollection,
} from '@/domain/pricing/price-change';
import type { RoundingStep } from '@/domain/pricing/raise-price';

async function answerOf<T>(response: Response): Promise<T> {
  const body = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
  if (response.ok) return body as T;
  throw new Error(body.errors?.[0]?.message ?? `The server answered ${response.status}.`);
}

const address = (collection: PricedCollection) => `/api/${collection}/change-prices`;

/** The published prices, as they are now. */
export async function loadPrices(collection: PricedCollection): Promise<ChangeablePrice[]> {
  const response = await fetch(address(collection), { credentials: 'same-origin' });
  return (await answerOf<{ documents: ChangeablePrice[] }>(response)).documents;
}

/** Changes prices that were shown; refused when one of them is another by now. */
export async function savePrices(
  collection: PricedCollection,
  percent: number,
  roundToPence: RoundingStep,
  seen: readonly ChangeablePrice[],
): Promise<PriceChangeResult> {
  const documents = seen.map(({ id, fromPence, toPence }) => ({ id, fromPence, toPence }));
  const response = await fetch(address(collection), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ percent, roundToPence, documents }),
  });
  return answerOf<PriceChangeResult>(response);
}
