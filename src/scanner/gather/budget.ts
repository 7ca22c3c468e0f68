import { performance } from 'node:perf_hooks';

/** Time that may be spent on asking. What is late is not waited for. */
export interface Budget {
  /** Milliseconds that are left; 0 when there are none. */
  left(): number;
  /** A part of it for one job, from now on; never more than is left of the whole. */
  part(mostMs: number): Budget;
}

/** There is no time left to ask. */
export class OutOfTime extends Error {
  constructor() {
    super('There was no time left to ask.');
    this.name = 'OutOfTime';
  }
}

/** @param clock milliseconds that only ever grow; for tests */
export function createBudget(
  totalMs: number,
  clock: () => number = performance.now.bind(performance),
): Budget {
  const end = clock() + totalMs;
  const left = () => Math.max(0, end - clock());
  return { left, part: (mostMs) => createBudget(Math.min(mostMs, left()), clock) };
}
