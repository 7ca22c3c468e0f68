import { getCms } from '../cms';
import { limiterFor } from './limiter-for';

/** Which one of its window somebody’s deed is, and the way to undo the counting. */
export interface Counted {
  /** 1 for the first. */
  position: number;
  giveBack: () => Promise<void>;
}

/**
 * Counts a deed in a window that begins with the first one. What follows from the number, the caller
 * decides.
 *
 * @param prefix names what is counted
 * @throws when the database can’t be reached
 */
export async function countUp(prefix: string, key: string, seconds: number): Promise<Counted> {
  const { db } = await getCms();
  const limiter = limiterFor(db.pool, { prefix, points: Number.MAX_SAFE_INTEGER, seconds });
  const { consumedPoints } = await limiter.consume(key);
  return {
    position: consumedPoints,
    giveBack: async () => {
      await limiter.reward(key);
    },
  };
}
