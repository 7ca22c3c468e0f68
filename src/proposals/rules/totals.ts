import type { FrozenLine } from './frozen';

/** As much of a line as sums need. */
export type SummedLine = Pick<FrozenLine, 'id' | 'amountPence' | 'every' | 'isOptional'>;

/** Integer pence. */
export interface ProposalTotals {
  /** Paid once: `depositPence` on acceptance, `restPence` before launch. */
  oncePence: number;
  depositPence: number;
  restPence: number;
  monthlyPence: number;
  /** What of both sums comes from optional lines that were chosen. */
  optional: { oncePence: number; monthlyPence: number };
}

/**
 * Makes a choice that can be had of what somebody sent: ids of optional lines, each once, in the
 * order of the proposal.
 */
export function knownChoice(
  lines: readonly Pick<FrozenLine, 'id' | 'isOptional'>[],
  wanted: Iterable<string>,
): string[] {
  const ids = new Set(wanted);
  return lines.filter(({ id, isOptional }) => isOptional && ids.has(id)).map(({ id }) => id);
}

/**
 * The lines that count: those that can’t be left out, and the optional ones that were chosen.
 *
 * @param chosenIds ids of optional lines; unknown ones mean nothing
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
 * What a proposal comes to with a choice of its optional lines.
 *
 * @param chosenIds ids of optional lines; unknown ones mean nothing
 * @param depositPercent share of the single payments that is due on acceptance, 0 to 100 (policy
 *   figure `deposit`, as it was when the proposal was sent)
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
