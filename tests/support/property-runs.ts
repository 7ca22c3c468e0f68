import fc from 'fast-check';

/**
 * How often properties are tried. Every run tries other values, so a few dozen each time find what is
 * wrong before long; `TEST_FULL=1` tries as many as make it likely at once.
 */
const isFull = process.env.TEST_FULL === '1';

/** @param full how many there are when everything is tested */
export function runs(full: number): number {
  return isFull ? full : Math.ceil(full / 4);
}

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: runs(100) });
