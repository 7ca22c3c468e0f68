/** Highest exact count: counting further costs more than it helps. */
export const mostCounted = 99;

/**
 * @param found number found when searching for at most {@link mostCounted} + 1
 * @returns `0` to `99`, or `99+`
 */
export function cappedCount(found: number): string {
  return found > mostCounted ? `${mostCounted}+` : String(found);
}
