import type { Payload } from 'payload';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { getCms } from '@/cms/client';
import { getEnv } from '@/config/env';
import { type RateLimitName, rateLimits } from '@/config/rate-limits';
import { clientAddressHeader } from '../http/client-address';
import { addressKey } from './address-key';

export type PointTaken = { allowed: true } | { allowed: false; retryAfterSeconds: number };

type Pool = Payload['db']['pool'];

const limiters = new WeakMap<Pool, Map<RateLimitName, RateLimiterPostgres>>();

function limiterFor(pool: Pool, name: RateLimitName): RateLimiterPostgres {
  const ofPool = limiters.get(pool) ?? new Map<RateLimitName, RateLimiterPostgres>();
  limiters.set(pool, ofPool);
  const known = ofPool.get(name);
  if (known) return known;
  const { points, seconds } = rateLimits[name];
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    // By a migration. The nightly job clears what has expired.
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  ofPool.set(name, limiter);
  return limiter;
}

/**
 * Takes a point from what an address may do (`src/config/rate-limits.ts`).
 *
 * @param request anything with the headers that our server gave the request
 * @throws when the database can’t be reached: nobody is let through uncounted
 */
export async function takePoint(
  name: RateLimitName,
  { headers }: { headers: Pick<Headers, 'get'> },
): Promise<PointTaken> {
  const { db } = await getCms();
  const address = headers.get(clientAddressHeader) ?? 'unknown';
  try {
    await limiterFor(db.pool, name).consume(addressKey(address, getEnv().payloadSecret));
    return { allowed: true };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { allowed: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) };
  }
}
