import { RateLimiterRes } from 'rate-limiter-flexible';
import { getCms } from '@/cms/client';
import { getEnv } from '@/config/env';
import type { RateLimitName } from '@/config/rate-limits';
import { addressKey } from '@/lib/address-key';
import { clientAddressHeader } from '@/lib/client-address-header';
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
 * Takes a point from what an address may do (`src/config/rate-limits.ts`).
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
