/** Does work as soon as a lane is free. */
export type Lanes = <T>(work: () => Promise<T>) => Promise<T>;

/** @param width how many may be under way at the same time; the others wait in their order */
export function createLanes(width: number): Lanes {
  const waiting: (() => void)[] = [];
  let free = width;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The lane goes to whoever waits longest, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
