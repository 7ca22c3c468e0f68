import { RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../address-key';
import { clientAddressHeader } from '../client-address-header';
import { getCms } from '../cms';
import { getEnv } from '../env';
import type { RateLimitName } from '../rate-limits';
import { limiterFor } from './limiter-for';

export type PointTaken = { allowed: true } | { allowed: false; retryAfterSeconds: number };

interface Sent {
  headers: Pick<Headers, 'get'>;
}

/**
 * The code of the network address that a request came from. Requests whose address is not known
 * share one.
 *
 * @param request anything with the headers that our server gave the request
 */
export function requesterKey({ headers }: Sent): string {
  const address = headers.get(clientAddressHeader) ?? 'unknown';
  return addressKey(address, getEnv().payloadSecret);
}

/**
 * Takes a point from what an address may do (`src/platform/rate-limits.ts`).
 *
 * @param request anything with the headers that our server gave the request
 * @throws when the database can’t be reached: nobody is let through uncounted
 */
export async function takePoint(name: RateLimitName, request: Sent): Promise<PointTaken> {
  const { db } = await getCms();
  try {
    await limiterFor(db.pool, { name }).consume(requesterKey(request));
    return { allowed: true };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { allowed: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) };
  }
}
