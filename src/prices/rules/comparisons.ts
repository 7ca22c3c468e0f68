import { formatPence } from './money';
import type { CostComparisonView, CostLineView, CostSideView, HiddenFeeView } from './price-book';

export type MatrixValue =
  | { kind: 'included' }
  | { kind: 'none' }
  /** `null`: the add-on is no longer published. */
  | { kind: 'addOn'; pence: number | null }
  | { kind: 'choice'; text: string };

export interface FeatureMatrixView {
  packages: { key: string; name: string }[];
  groups: { name: string; rows: { name: string; values: MatrixValue[] }[] }[];
}

/** A stored side with its resolved amounts. */
export type CostSide = Omit<CostSideView, 'yearTotalsPence' | 'totalPence'>;

/**
 * What has been paid by the end of a month. Single payments count in the first month, yearly ones at
 * the beginning of each year.
 *
 * @param months whole months since the start; 0 costs nothing
 */
export function paidUntilPence(lines: readonly CostLineView[], months: number): number {
  const times = { once: Math.min(months, 1), month: months, year: Math.ceil(months / 12) };
  return lines.reduce((sum, { pence, every }) => sum + pence * times[every], 0);
}

function withTotals(side: CostSide, years: number): CostSideView {
  const paidBy = (year: number) => paidUntilPence(side.lines, 12 * year);
  return {
    ...side,
    yearTotalsPence: Array.from({ length: years }, (_, year) => paidBy(year + 1) - paidBy(year)),
    totalPence: paidBy(years),
  };
}

/**
 * Compares the costs of two payment models. Single payments count in the first year (specification,
 * section 9: WordPress comparison, carpentry).
 *
 * @param years whole years, at least 1
 * @returns yearly totals of both sides, and the saving with us (negative if we cost more)
 */
export function compareCosts(
  years: number,
  theirs: CostSide,
  ours: CostSide,
): Pick<CostComparisonView, 'years' | 'theirs' | 'ours' | 'savingPence'> {
  const [left, right] = [withTotals(theirs, years), withTotals(ours, years)];
  return { years, theirs: left, ours: right, savingPence: left.totalPence - right.totalPence };
}

/**
 * @param savingPence the first alternative's cost minus the second's
 * @param isAgainstOthers false if both are ours, so that the words name no competitor
 */
export function describeSaving(savingPence: number, isAgainstOthers: boolean): string {
  if (savingPence === 0) return 'No difference';
  const amount = `${formatPence(Math.abs(savingPence))} ${savingPence > 0 ? 'less' : 'more'}`;
  return isAgainstOthers ? `${amount} with us` : amount;
}

/** The most that the scale of a customer's profit goes to. */
export const mostProfitPence = 200_000;

/** Customers whose profit pays a price, in whole ones; `null` if they leave no profit. */
export function customersToPay(pricePence: number, profitPence: number): number | null {
  return profitPence > 0 ? Math.ceil(pricePence / profitPence) : null;
}

/** A period in words, e.g. `one year`, `7 months`. */
export function monthsInWords(months: number): string {
  if (months % 12 === 0) return months === 12 ? 'one year' : `${months / 12} years`;
  return months === 1 ? 'one month' : `${months} months`;
}

/** Figures of a comparison that texts can quote, in pence. */
export const costFigures: Record<
  'first' | 'later' | 'total' | 'ours' | 'saving',
  { label: string; penceOf: (view: CostComparisonView) => number }
> = {
  first: { label: 'their first year', penceOf: ({ theirs }) => theirs.yearTotalsPence[0] ?? 0 },
  later: {
    label: 'each later year of theirs',
    // None in a comparison of a single year.
    penceOf: ({ theirs }) => theirs.yearTotalsPence[1] ?? 0,
  },
  total: { label: 'their total', penceOf: ({ theirs }) => theirs.totalPence },
  ours: { label: 'our total', penceOf: ({ ours }) => ours.totalPence },
  saving: { label: 'saving', penceOf: ({ savingPence }) => savingPence },
};

/** Sums ticked monthly fees over three years (specification, section 9, hidden-fees calculator). */
export function addUpHiddenFees(fees: readonly Pick<HiddenFeeView, 'monthlyPence'>[]) {
  const monthlyPence = fees.reduce((sum, fee) => sum + fee.monthlyPence, 0);
  const totalPence = 36 * monthlyPence;
  // We charge nothing for these items, so our client saves the whole total.
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

export function countRows(groups: FeatureMatrixView['groups']): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}
