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
export interface CostSide {
  label: string;
  isOurs: boolean;
  lines: CostLineView[];
}

function yearPence(lines: readonly CostLineView[], year: number): number {
  return lines.reduce((sum, { pence, every }) => {
    if (every === 'once') return sum + (year === 0 ? pence : 0);
    return sum + pence * (every === 'month' ? 12 : 1);
  }, 0);
}

function withTotals(side: CostSide, years: number): CostSideView {
  const yearTotalsPence = Array.from({ length: years }, (_, year) => yearPence(side.lines, year));
  return {
    ...side,
    yearTotalsPence,
    totalPence: yearTotalsPence.reduce((sum, pence) => sum + pence, 0),
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

export const costParts = ['first', 'later', 'total', 'ours', 'saving'] as const;
export type CostPart = (typeof costParts)[number];

/**
 * One figure of a comparison: their first year, each later year, their total, our total, the
 * saving.
 *
 * @returns pence; 0 for later years in a comparison of a single year
 */
export function costPartPence(view: CostComparisonView, part: CostPart): number {
  switch (part) {
    case 'first':
      return view.theirs.yearTotalsPence[0] ?? 0;
    case 'later':
      return view.theirs.yearTotalsPence[1] ?? 0;
    case 'total':
      return view.theirs.totalPence;
    case 'ours':
      return view.ours.totalPence;
    case 'saving':
      return view.savingPence;
  }
}

/** Sums of the ticked hidden fees, in pence. */
export interface HiddenFeeSums {
  monthlyPence: number;
  /** Twelve months. */
  firstYearPence: number;
  /** Years two and three together: twenty-four months. */
  laterYearsPence: number;
  /** All three years: thirty-six months. */
  totalPence: number;
  /** Our charge for the same items: zero. */
  oursPence: number;
  /** Our client's saving: the whole total. */
  savingPence: number;
}

/**
 * Sums monthly fees over three years (specification, section 9, hidden-fees calculator).
 *
 * @param fees the ticked fees; an empty list sums to 0
 * @returns whole pence, provided that each fee is in whole pence
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

function isSame(one: MatrixValue | undefined, other: MatrixValue | undefined): boolean {
  if (one?.kind === 'addOn' && other?.kind === 'addOn') return one.pence === other.pence;
  if (one?.kind === 'choice' && other?.kind === 'choice') return one.text === other.text;
  return one?.kind === other?.kind;
}

/**
 * Keeps only rows in which the shown packages differ. Different add-on prices and different
 * wordings count as differences.
 *
 * @param shown indices of the shown packages in `matrix.packages`
 * @returns groups with remaining rows; empty if all are alike or fewer than two packages are shown
 */
export function keepDifferences(
  groups: FeatureMatrixView['groups'],
  shown: readonly number[],
): FeatureMatrixView['groups'] {
  const [first = 0, ...others] = shown;
  return groups
    .map(({ name, rows }) => ({
      name,
      rows: rows.filter(({ values }) =>
        others.some((place) => !isSame(values[first], values[place])),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Total number of rows of the groups. */
export function countRows(groups: FeatureMatrixView['groups']): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}
