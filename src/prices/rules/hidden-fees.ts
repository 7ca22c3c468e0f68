import type { HiddenFeeView } from './table-views';

/** What a choice of hidden fees comes to, in pence. */
export interface HiddenFeeSums {
  monthlyPence: number;
  /** Twelve months. */
  firstYearPence: number;
  /** Years two and three together: twenty-four months. */
  laterYearsPence: number;
  /** All three years: thirty-six months. */
  totalPence: number;
  /** What we charge for the same things: nothing. */
  oursPence: number;
  /** What a client of ours does not pay: the whole total. */
  savingPence: number;
}

/**
 * Adds up monthly fees over three years (specification, section 9, hidden-fees calculator).
 *
 * @param fees the ticked ones; none come to nothing
 * @returns whole pence, as long as each fee is
 */
export function addUpHiddenFees(
  fees: readonly Pick<HiddenFeeView, 'monthlyPence'>[],
): HiddenFeeSums {
  const monthlyPence = fees.reduce((sum, fee) => sum + fee.monthlyPence, 0);
  const totalPence = 36 * monthlyPence;
  const oursPence = 0;
  return {
    monthlyPence,
    firstYearPence: 12 * monthlyPence,
    laterYearsPence: 24 * monthlyPence,
    totalPence,
    oursPence,
    savingPence: totalPence - oursPence,
  };
}
