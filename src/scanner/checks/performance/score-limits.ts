/**
 * Scores an amount against a limit: 1 at the limit, half at twice as much. Falls monotonically.
 * @param amount more than 0
 */
export function scoreWithinLimit(amount: number, limit: number): number {
  return Math.min(limit / amount, 1);
}

/** Scores an amount from its limit (1) down to `lost` (0). */
export function scoreBetweenLimits(amount: number, limit: number, lost: number): number {
  return Math.min(Math.max((lost - amount) / (lost - limit), 0), 1);
}
