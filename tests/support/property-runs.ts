import fc from 'fast-check';
import { isFull } from './how-much';

/**
 * How often a property is tried. Every run tries other values, so a few dozen each time find what is
 * wrong before long; `npm run test:full` tries as many as make it likely at once.
 *
 * @param full how many there are when everything is tested
 */
export function runs(full: number): number {
  return isFull ? full : Math.ceil(full / 4);
}

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: runs(100) });
