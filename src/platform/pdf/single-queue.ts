/** Too many requests are waiting; the client should try again later. */
export class QueueFull extends Error {
  constructor() {
    super('Too many are waiting already.');
    this.name = 'QueueFull';
  }
}

/** Runs one work at a time, in order of arrival. */
export function createSingleQueue(mostWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  /** @throws QueueFull */
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (count > mostWaiting) throw new QueueFull();
    count += 1;
    const mine = last.then(work);
    // The next in the queue waits for the end, regardless of the result.
    last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      count -= 1;
    }
  };
}
