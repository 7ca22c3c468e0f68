import { currentEdition } from './site-edition';

/**
 * Keeps the result of a slow question for a while, until the site changes at the latest. Askers at
 * the same time share one run; a failure is not remembered.
 *
 * @param milliseconds how old an answer may be
 * @param now the clock, in milliseconds
 */
export function rememberFor<T>(
  milliseconds: number,
  ask: () => Promise<T>,
  now: () => number = Date.now,
): () => Promise<T> {
  let known: { answer: Promise<T>; since: number; edition: number } | null = null;
  return () => {
    const edition = currentEdition();
    const isFresh = known?.edition === edition && now() - known.since < milliseconds;
    if (known !== null && isFresh) return known.answer;
    const mine = { answer: ask(), since: now(), edition };
    known = mine;
    mine.answer.catch(() => {
      if (known === mine) known = null;
    });
    return mine.answer;
  };
}
