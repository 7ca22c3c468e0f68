import { RateLimiterRes } from 'rate-limiter-flexible';
import { getCms } from '../cms';
import type { RateLimitName } from '../rate-limits';
import { limiterFor } from './limiter-for';

/** One point of a limit, for somebody or something named by a key. */
export interface WantedPoint {
  name: RateLimitName;
  key: string;
}

export type PointsTaken =
  | { allowed: true; giveBack: () => Promise<void> }
  | { allowed: false; name: RateLimitName; retryAfterSeconds: number };

/**
 * Takes a point of each of several limits, or none: when one refuses, the others get theirs back.
 *
 * @throws when the database can’t be reached: nobody is let through uncounted
 */
export async function takePoints(wanted: readonly WantedPoint[]): Promise<PointsTaken> {
  const { db } = await getCms();
  const taken: WantedPoint[] = [];
  const giveBack = async () => {
    for (const { name, key } of taken) await limiterFor(db.pool, { name }).reward(key);
  };
  for (const point of wanted) {
    // Refused or not, it is counted.
    taken.push(point);
    try {
      await limiterFor(db.pool, { name: point.name }).consume(point.key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await giveBack();
      const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
      return { allowed: false, name: point.name, retryAfterSeconds };
    }
  }
  return { allowed: true, giveBack };
}
