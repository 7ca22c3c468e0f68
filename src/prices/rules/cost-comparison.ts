import type { CostComparisonView, CostLineView, CostSideView } from './table-views';

/** A side as stored: its lines' amounts already looked up. */
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
 * Adds up what two ways to pay for the same thing come to. Single payments fall into the first
 * year (specification, section 9: WordPress comparison, carpentry).
 *
 * @param years whole years, at least 1
 * @returns both sides with a total per year, and what ours saves (negative when it costs more)
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
 * One figure of a comparison: their first year, each later year, their total, our total, the saving.
 *
 * @returns pence; a comparison of a single year has 0 for later years
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
