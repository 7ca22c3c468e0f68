import type { Payload } from 'payload';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { type RateLimitName, rateLimits } from '../rate-limits';

type Pool = Payload['db']['pool'];

/** A limit whose figures staff set is made for the figures of the moment. */
type Limited = { name: RateLimitName } | { prefix: string; points: number; seconds: number };

const limiters = new WeakMap<Pool, Map<string, RateLimiterPostgres>>();

/** The counter of a limit on this pool; every process counts on the same rows. */
export function limiterFor(pool: Pool, limited: Limited): RateLimiterPostgres {
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
    // By a migration. The nightly job clears what has expired.
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: prefix,
    points,
    duration: seconds,
  });
  ofPool.set(kind, limiter);
  return limiter;
}
