import { currentEdition } from './site-edition.ts';

interface Known<T> {
  answer: Promise<T>;
  since: number;
}

/**
 * Caches a query's results by its arguments, at most until the site changes. Callers share a run.
 * The query must read nothing about its visitor.
 */
export function rememberFor<Args extends readonly (string | number | readonly string[])[], T>(
  milliseconds: number,
  ask: (...args: Args) => Promise<T>,
  now: () => number = Date.now,
): (...args: Args) => Promise<T> {
  let edition = -1;
  let answers = new Map<string, Known<T>>();
  return (...args) => {
    const current = currentEdition();
    if (edition !== current) answers = new Map();
    edition = current;
    const mine = answers;
    const key = JSON.stringify(args);
    const known = mine.get(key);
    if (known && now() - known.since < milliseconds) return known.answer;
    const answer = ask(...args);
    mine.set(key, { answer, since: now() });
    answer.catch(() => {
      if (mine.get(key)?.answer === answer) mine.delete(key);
    });
    return answer;
  };
}

/** Caches what all visitors see until the site changes, for every page that shows it. */
export const rememberUntilChange = <
  Args extends readonly (string | number | readonly string[])[],
  T,
>(
  ask: (...args: Args) => Promise<T>,
) => rememberFor(Number.POSITIVE_INFINITY, ask);
