import type { Payload } from 'payload';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../address-key';
import { clientAddressHeader } from '../client-address-header';
import { getCms } from '../cms';
import { getEnv } from '../env';
import { type RateLimitName, rateLimits } from '../rate-limits';

interface Limit {
  prefix: string;
  points: number;
  seconds: number;
}

const limiters = new WeakMap<Payload['db']['pool'], Map<string, RateLimiterPostgres>>();

/** The limiter of a limit, named or with values from the settings. All processes share its rows. */
export async function limiterOf(limit: RateLimitName | Limit): Promise<RateLimiterPostgres> {
  const { pool } = (await getCms()).db;
  const { prefix, points, seconds } =
    typeof limit === 'string' ? { prefix: limit, ...rateLimits[limit] } : limit;
  const ofPool = limiters.get(pool) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(pool, ofPool);
  const kind = `${prefix} ${points} ${seconds}`;
  const limiter =
    ofPool.get(kind) ??
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      // Created by a migration. The nightly job deletes expired rows.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: prefix,
      points,
      duration: seconds,
    });
  ofPool.set(kind, limiter);
  return limiter;
}

/** Takes a point; a refused one counts too. Throws without the database: all tries are counted. */
export async function consume(limiter: RateLimiterPostgres, key: string) {
  const taken = await limiter.consume(key).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  });
  return {
    allowed: taken.consumedPoints <= limiter.points,
    consumed: taken.consumedPoints,
    retryAfterSeconds: Math.ceil(taken.msBeforeNext / 1000),
  };
}

/** Position of an action in its window, and a way to undo the count. */
export interface Counted {
  /** 1 for the first. */
  position: number;
  giveBack: () => Promise<void>;
}

/** Counts an action in a window that starts with the first one. Throws like {@link consume}. */
export async function countAction(prefix: string, key: string, seconds: number): Promise<Counted> {
  const limiter = await limiterOf({ prefix, points: Number.MAX_SAFE_INTEGER, seconds });
  const { consumed } = await consume(limiter, key);
  const giveBack = async () => void (await limiter.reward(key));
  return { position: consumed, giveBack };
}

/** What identifies a request: the headers that our server gave it. */
export interface Sent {
  headers: Pick<Headers, 'get'>;
}

export function requesterKey({ headers }: Sent): string {
  const address = headers.get(clientAddressHeader) ?? 'unknown';
  return addressKey(address, getEnv().payloadSecret);
}

/** Takes a point from an address's limit. Throws like {@link consume}. */
export async function takePoint(name: RateLimitName, request: Sent) {
  return consume(await limiterOf(name), requesterKey(request));
}

export interface WantedPoint {
  name: RateLimitName;
  key: string;
}

export type PointsTaken =
  | { allowed: true; giveBack: () => Promise<void> }
  | { allowed: false; name: RateLimitName; retryAfterSeconds: number };

/** Takes a point from each of several limits, or none. Throws like {@link consume}. */
export async function takePoints(wanted: readonly WantedPoint[]): Promise<PointsTaken> {
  const taken: WantedPoint[] = [];
  const giveBack = async () => {
    for (const { name, key } of taken) await (await limiterOf(name)).reward(key);
  };
  for (const { name, key } of wanted) {
    taken.push({ name, key });
    const { allowed, retryAfterSeconds } = await consume(await limiterOf(name), key);
    if (allowed) continue;
    await giveBack();
    return { allowed, name, retryAfterSeconds };
  }
  return { allowed: true, giveBack };
}
