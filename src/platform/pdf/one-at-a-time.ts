/** Too many wait already; whoever comes now should come again later. */
export class QueueFull extends Error {
  constructor() {
    super('Too many are waiting already.');
    this.name = 'QueueFull';
  }
}

/**
 * Lets one work go on at a time, in the order in which they came.
 *
 * @param mostWaiting how many may wait behind the one that goes on
 */
export function oneAtATime(mostWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  /** @throws QueueFull */
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (count > mostWaiting) throw new QueueFull();
    count += 1;
    const mine = last.then(work);
    // Whoever comes after waits for the end of it, good or bad.
    last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      count -= 1;
    }
  };
}
