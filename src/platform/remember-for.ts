import { currentEdition } from './site-edition';

/**
 * Caches the result of a slow query, at most until the site changes. Callers share a run;
 * failures are not cached.
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
