import { currentEdition } from './site-edition.ts';

/** Caches a query's result, at most until the site changes. Callers share a run. */
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
