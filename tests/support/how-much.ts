/**
 * `npm run test:full` looks at everything and takes its time; `npm test` looks at examples where one
 * stands for all. CONTRIBUTING.md lists what only the first one does.
 */
export const isFull = process.env.TEST_FULL === '1';

/** So many in `npm test`, and so many in `npm run test:full`. */
export function howMany(usually: number, inFull: number): number {
  return isFull ? inFull : usually;
}

/** The whole list in `npm run test:full`, otherwise the first of it. */
export function orFirst<Item>(items: readonly Item[]): readonly Item[] {
  return isFull ? items : items.slice(0, 1);
}
