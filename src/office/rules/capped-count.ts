/** Beyond it nobody counts: finding out would cost more than it tells. */
export const mostCounted = 99;

/**
 * @param found how many were found when looking for one more than {@link mostCounted}
 * @returns `0` to `99`, `99+` beyond
 */
export function cappedCount(found: number): string {
  return found > mostCounted ? `${mostCounted}+` : String(found);
}
