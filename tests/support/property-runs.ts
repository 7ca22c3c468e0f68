import fc from 'fast-check';

/**
 * Runs of a property. Values differ each time, so a few dozen runs find faults over time;
 * `TEST_FULL=1` runs enough to find them at once.
 */
const isFull = process.env.TEST_FULL === '1';

/** @param full number of runs in a full test */
export function runs(full: number): number {
  return isFull ? full : Math.ceil(full / 4);
}

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: runs(100) });
