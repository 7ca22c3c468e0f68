import type { FrozenLine } from './frozen';

/** The fields of a line that sums need. */
export type SummedLine = Pick<FrozenLine, 'id' | 'amountPence' | 'every' | 'isOptional'>;

/** Integer pence. */
export interface ProposalTotals {
  /** One-off payments: `depositPence` on acceptance, `restPence` before launch. */
  oncePence: number;
  depositPence: number;
  restPence: number;
  monthlyPence: number;
  /** The part of both sums from chosen optional lines. */
  optional: { oncePence: number; monthlyPence: number };
}

/** Reduces submitted ids to a valid choice: optional lines, each once, in the proposal's order. */
export function knownChoice(
  lines: readonly Pick<FrozenLine, 'id' | 'isOptional'>[],
  wanted: Iterable<string>,
): string[] {
  const ids = new Set(wanted);
  return lines.filter(({ id, isOptional }) => isOptional && ids.has(id)).map(({ id }) => id);
}

/**
 * The counted lines: required ones, and chosen optional ones.
 *
 * @param chosenIds ids of optional lines; unknown ids are ignored
 */
export function chosenLines<Line extends Pick<FrozenLine, 'id' | 'isOptional'>>(
  lines: readonly Line[],
  chosenIds: Iterable<string>,
): Line[] {
  const ids = new Set(chosenIds);
  return lines.filter(({ id, isOptional }) => !isOptional || ids.has(id));
}

function sumOf(lines: readonly SummedLine[], every: FrozenLine['every']): number {
  return lines.reduce((sum, line) => sum + (line.every === every ? line.amountPence : 0), 0);
}

/**
 * Sums of a proposal for a choice of its optional lines.
 *
 * @param chosenIds ids of optional lines; unknown ids are ignored
 * @param depositPercent share of the one-off payments due on acceptance, 0 to 100 (policy figure
 *   `deposit` at the time of sending)
 */
export function proposalTotals(
  lines: readonly SummedLine[],
  chosenIds: Iterable<string>,
  depositPercent: number,
): ProposalTotals {
  const chosen = chosenLines(lines, chosenIds);
  const optional = chosen.filter(({ isOptional }) => isOptional);
  const oncePence = sumOf(chosen, 'once');
  const depositPence = Math.round((oncePence * depositPercent) / 100);
  return {
    oncePence,
    depositPence,
    restPence: oncePence - depositPence,
    monthlyPence: sumOf(chosen, 'month'),
    optional: { oncePence: sumOf(optional, 'once'), monthlyPence: sumOf(optional, 'month') },
  };
}
