/**
 * How much of a rule is kept by an amount over its limit: 1 at the limit, half at twice as much.
 * Never rises with the amount.
 *
 * @param amount more than 0
 */
export function shareWithin(amount: number, limit: number): number {
  return Math.min(limit / amount, 1);
}

/** How much of a rule is kept between its limit (1) and where it is lost altogether (0). */
export function shareBetween(amount: number, limit: number, lost: number): number {
  return Math.min(Math.max((lost - amount) / (lost - limit), 0), 1);
}
