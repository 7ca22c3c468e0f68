import { formatPence, parsePounds, toPoundsInput } from './money';
import { cellsOf, type PriceCell, type PriceGroup, type PriceRow } from './price-board';
import type { FigureId } from './price-figures';

/** A price that somebody wants to change, with what they saw before. Pence. */
export interface PriceEdit {
  figure: FigureId;
  seenPence: number | null;
  pence: number | null;
}

/** As the fields in documents have it: whoever asks a million pounds has mistyped. */
export const mostPence = 100_000_000;

/** What is typed into the board’s cells, by the name of the price; an untouched cell has no entry. */
export type Typed = ReadonlyMap<FigureId, string>;

export interface ReadEdits {
  edits: PriceEdit[];
  /** In words, by the name of the price. */
  problems: Map<FigureId, string>;
}

/**
 * Says what is wrong with an amount.
 *
 * @param pence `null` for an empty cell
 * @returns `null` when nothing is
 */
export function findAmountProblem(pence: number | null, isOptional: boolean): string | null {
  if (pence === null) return isOptional ? null : 'Enter an amount.';
  if (pence < 0) return 'An amount can’t be below zero.';
  return pence > mostPence ? 'That is more than a million pounds; please check.' : null;
}

/** Says what is wrong with both ends of a price together; `null` when nothing is. */
export function findSpanProblem(low: number | null, high: number | null): string | null {
  if (low === null || high === null || high >= low) return null;
  return 'The highest price can’t be below the lowest.';
}

function readCell(cell: PriceCell, typed: Typed): { pence: number | null; problem: string | null } {
  const text = typed.get(cell.figure);
  if (text === undefined) return { pence: cell.pence, problem: null };
  if (text.trim() === '') return { pence: null, problem: findAmountProblem(null, cell.isOptional) };
  const pence = parsePounds(text);
  if (pence === null) {
    return { pence, problem: 'Enter pounds and whole pence, e.g. 1200 or 74.50.' };
  }
  return { pence, problem: findAmountProblem(pence, cell.isOptional) };
}

function readRow(row: PriceRow, typed: Typed, into: ReadEdits): void {
  const cells = cellsOf(row).filter(({ figure }) => typed.has(figure));
  for (const cell of cells) {
    const { pence, problem } = readCell(cell, typed);
    if (problem) into.problems.set(cell.figure, problem);
    if (!problem && pence !== cell.pence) {
      into.edits.push({ figure: cell.figure, seenPence: cell.pence, pence });
    }
  }
  const [last] = cells.slice(-1);
  if (!last || !row.low || !row.high || cells.some(({ figure }) => into.problems.has(figure)))
    return;
  const problem = findSpanProblem(readCell(row.low, typed).pence, readCell(row.high, typed).pence);
  if (problem) into.problems.set(last.figure, problem);
}

/**
 * Reads what was typed into the board.
 *
 * @returns the prices that would change, in the board’s order, and what can’t be read or saved
 */
export function readEdits(groups: readonly PriceGroup[], typed: Typed): ReadEdits {
  const read: ReadEdits = { edits: [], problems: new Map() };
  for (const { rows } of groups) for (const row of rows) readRow(row, typed, read);
  return read;
}

/** What a cell shows while nothing is typed into it. */
export function typedOf({ pence }: PriceCell): string {
  return toPoundsInput(pence);
}

/**
 * By how much a price changes.
 *
 * @returns e.g. `+£60`, `−£5`; empty where one end is missing, so that there is nothing to count
 */
export function formatDifference(before: number | null, after: number | null): string {
  if (before === null || after === null) return '';
  const pence = after - before;
  return pence > 0 ? `+${formatPence(pence)}` : formatPence(pence);
}

/** How many new prices there are, e.g. `1 new price`. */
export function countPrices(count: number): string {
  return count === 1 ? '1 new price' : `${count} new prices`;
}
