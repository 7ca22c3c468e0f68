import { RateLimiterRes } from 'rate-limiter-flexible';
import { getCms } from '@/platform/cms';
import { countAction, createLimiter } from '@/platform/rate-limit/take-points';
import { type RateLimitName, rateLimits } from '@/platform/rate-limits';
import { growingWait } from '../rules/sign-in';

const day = 24 * 60 * 60;

export type TryTaken =
  | { allowed: true; giveBack: () => Promise<void>; forget: () => Promise<void> }
  | { allowed: false; retryAfterSeconds: number };

/**
 * Takes a point of a limit whose wait grows: who used them all up waits half a minute, the next time
 * a minute, and so on for a day. Tries during a wait don't make it longer.
 *
 * @throws when the database can’t be reached: an uncounted try is not let through
 */
export async function takeTry(name: RateLimitName, key: string): Promise<TryTaken> {
  const { db } = await getCms();
  const limiter = createLimiter(db.pool, { name });
  const rounds = `${name}Rounds`;
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // The one that goes over the limit begins the wait.
    if (refusal.consumedPoints === rateLimits[name].points + 1) {
      const { position } = await countAction(rounds, key, day);
      const seconds = growingWait(position);
      await limiter.block(key, seconds);
      return { allowed: false, retryAfterSeconds: seconds };
    }
    return { allowed: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) };
  }
  return {
    allowed: true,
    giveBack: async () => {
      await limiter.reward(key);
    },
    forget: async () => {
      await limiter.delete(key);
      const counted = { prefix: rounds, points: Number.MAX_SAFE_INTEGER, seconds: day };
      await createLimiter(db.pool, counted).delete(key);
    },
  };
}
