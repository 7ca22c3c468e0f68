import type { Payload } from 'payload';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../address-key';
import { clientAddressHeader } from '../client-address-header';
import { getCms } from '../cms';
import { getEnv } from '../env';
import { type RateLimitName, rateLimits } from '../rate-limits';

type Pool = Payload['db']['pool'];

/** A limit from the settings is built with their current values. */
type Limited = { name: RateLimitName } | { prefix: string; points: number; seconds: number };

const limiters = new WeakMap<Pool, Map<string, RateLimiterPostgres>>();

/** A limiter on this pool; all processes share its rows. */
export function createLimiter(pool: Pool, limited: Limited): RateLimiterPostgres {
  const { prefix, points, seconds } =
    'name' in limited ? { prefix: limited.name, ...rateLimits[limited.name] } : limited;
  const ofPool = limiters.get(pool) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(pool, ofPool);
  const kind = `${prefix} ${points} ${seconds}`;
  const known = ofPool.get(kind);
  if (known) return known;
  const limiter = new RateLimiterPostgres({
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

/** Position of an action in its window, and a way to undo the count. */
export interface Counted {
  /** 1 for the first. */
  position: number;
  giveBack: () => Promise<void>;
}

/**
 * Counts an action in a window that starts with the first one.
 * @throws when the database cannot be reached
 */
export async function countAction(prefix: string, key: string, seconds: number): Promise<Counted> {
  const { db } = await getCms();
  const limiter = createLimiter(db.pool, { prefix, points: Number.MAX_SAFE_INTEGER, seconds });
  const { consumedPoints } = await limiter.consume(key);
  return {
    position: consumedPoints,
    giveBack: async () => {
      await limiter.reward(key);
    },
  };
}

export type PointTaken = { allowed: true } | { allowed: false; retryAfterSeconds: number };

interface Sent {
  headers: Pick<Headers, 'get'>;
}

/** Key of a request's network address. Requests without a known address share one. */
export function requesterKey({ headers }: Sent): string {
  const address = headers.get(clientAddressHeader) ?? 'unknown';
  return addressKey(address, getEnv().payloadSecret);
}

/**
 * Takes a point from an address's limit.
 * @throws when the database cannot be reached: uncounted requests are rejected
 */
export async function takePoint(name: RateLimitName, request: Sent): Promise<PointTaken> {
  const { db } = await getCms();
  try {
    await createLimiter(db.pool, { name }).consume(requesterKey(request));
    return { allowed: true };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { allowed: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) };
  }
}

export interface WantedPoint {
  name: RateLimitName;
  key: string;
}

export type PointsTaken =
  | { allowed: true; giveBack: () => Promise<void> }
  | { allowed: false; name: RateLimitName; retryAfterSeconds: number };

/**
 * Takes a point from each of several limits, or none.
 * @throws when the database cannot be reached: uncounted requests are rejected
 */
export async function takePoints(wanted: readonly WantedPoint[]): Promise<PointsTaken> {
  const { db } = await getCms();
  const taken: WantedPoint[] = [];
  const giveBack = async () => {
    for (const { name, key } of taken) await createLimiter(db.pool, { name }).reward(key);
  };
  for (const point of wanted) {
    // A refused point is counted too.
    taken.push(point);
    try {
      await createLimiter(db.pool, { name: point.name }).consume(point.key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await giveBack();
      const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
      return { allowed: false, name: point.name, retryAfterSeconds };
    }
  }
  return { allowed: true, giveBack };
}
