/**
 * Keeps the result of a slow question for a while. Askers at the same time share one run; a failure
 * is not remembered.
 *
 * @param milliseconds how old an answer may be
 * @param now the clock, in milliseconds
 */
export function rememberFor<T>(
  milliseconds: number,
  ask: () => Promise<T>,
  now: () => number = Date.now,
): () => Promise<T> {
  let known: { answer: Promise<T>; since: number } | null = null;
  return () => {
    if (known !== null && now() - known.since < milliseconds) return known.answer;
    const mine = { answer: ask(), since: now() };
    known = mine;
    mine.answer.catch(() => {
      if (known === mine) known = null;
    });
    return mine.answer;
  };
}
