import type { Grant } from '@/accounts/rules/permissions';
import { formatPence, parsePounds } from './money';
import type { Figure, FigureId } from './price-figures';
import { raiseSpan } from './raise-price';

/** A cell of the board: one editable price. */
export interface PriceCell {
  figure: FigureId;
  /** Full name for lists, e.g. `Growth, from`. */
  label: string;
  pence: number | null;
  /** An empty upper end makes the price a single figure. */
  isOptional: boolean;
}

export interface PriceRow {
  /** `packages/12`, `policy-settings/technicalReport`. */
  id: string;
  name: string;
  /** Distinguishes items of the same name: a unit, or the purpose of a fee. */
  note: string | null;
  /** On application: the board has no figure to edit. */
  isOnApplication: boolean;
  hasDraft: boolean;
  href: string;
  /** The lower end, or the only figure. */
  low: PriceCell | null;
  high: PriceCell | null;
}

/** Groups of the board, with the collection or settings that store their prices. */
export const boardGroups = [
  { key: 'packages', label: 'Packages', source: 'packages' },
  { key: 'retainers', label: 'Retainers, per month', source: 'retainers' },
  { key: 'add-ons', label: 'Add-ons', source: 'add-ons' },
  { key: 'chatbot-tiers', label: 'AI chatbot, per month', source: 'chatbot-tiers' },
  { key: 'fees', label: 'Fees', source: 'policy-settings' },
  { key: 'estimator', label: 'Estimator', source: 'estimator-settings' },
  { key: 'hidden-fees', label: 'Hidden fees of others, per month', source: 'hidden-fees' },
] as const satisfies { key: string; label: string; source: Figure['source'] }[];
export type BoardGroupKey = (typeof boardGroups)[number]['key'];

export interface PriceGroup {
  key: BoardGroupKey;
  label: string;
  isEditable: boolean;
  rows: PriceRow[];
}

/** The cells of a row, the lower end first. */
export function cellsOf({ low, high }: PriceRow): PriceCell[] {
  return [low, high].filter((cell) => cell !== null);
}

/** Every cell of the board, in its order. */
export function allCells(groups: readonly PriceGroup[]): PriceCell[] {
  return groups.flatMap(({ rows }) => rows.flatMap(cellsOf));
}

/** Words the reason why an account cannot change a group's prices, given both grants on it. */
export function whyReadOnly(grants: { editor: Grant; viewer: Grant }): string | null {
  if (grants.viewer === 'yes') return null;
  return grants.editor === 'yes'
    ? 'Editors and admins change these; you can read them.'
    : 'Only admins change these; you can read them.';
}

/** Changes the prices of chosen rows by a percentage, as far as rounding changes them. */
export function raiseRows(
  groups: readonly PriceGroup[],
  chosen: ReadonlySet<string>,
  percent: number,
  stepPence: number,
): Map<FigureId, number> {
  const raised = new Map<FigureId, number>();
  for (const { low, high } of groups.flatMap(({ rows }) =>
    rows.filter(({ id }) => chosen.has(id)),
  )) {
    if (!low || low.pence === null) continue;
    const span = { fromPence: low.pence, toPence: high?.pence ?? null };
    const { fromPence, toPence } = raiseSpan(span, percent, stepPence);
    if (fromPence !== low.pence) raised.set(low.figure, fromPence);
    if (high && toPence !== null && toPence !== high.pence) raised.set(high.figure, toPence);
  }
  return raised;
}

/** Whether a row matches the search words, in any order. */
export function matchesSearch({ name, note }: PriceRow, group: string, search: string): boolean {
  const text = `${name} ${note ?? ''} ${group}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A page whose figures change, with the present and new ones. */
export interface ChangedPage {
  path: string | null;
  title: string;
  figures: { before: string; after: string }[];
}

/** Pages that show each price of the board; a price refers to pages by index. */
export interface PricePlaces {
  pages: { path: string | null; title: string }[];
  byFigure: Record<FigureId, number[]>;
}

/** A new price with the one it replaces, as the staff member saw it. Pence. */
export interface PriceEdit {
  figure: FigureId;
  seenPence: number | null;
  pence: number | null;
}

/** Limit of all amounts: a million pounds is a typing error. */
export const mostPence = 100_000_000;

export const noPounds = 'Enter pounds and whole pence, e.g. 1200 or 74.50.';

/** Amounts typed into the board, by price; unchanged cells have no entry. */
export type Typed = ReadonlyMap<FigureId, string>;

export interface ReadEdits {
  edits: PriceEdit[];
  /** Worded errors by price. */
  problems: Map<FigureId, string>;
}

/** Validates an amount (`null` for an empty cell): an error message, or `null`. */
export function findAmountProblem(pence: number | null, isOptional: boolean): string | null {
  if (pence === null) return isOptional ? null : 'Enter an amount.';
  if (pence < 0) return 'An amount can’t be below zero.';
  return pence > mostPence ? 'That is more than a million pounds; please check.' : null;
}

/** Validates both ends of a price together; `null` if valid. */
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
    return { pence, problem: noPounds };
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

/** Reads the typed amounts: changed prices in the board's order, and errors. */
export function readEdits(groups: readonly PriceGroup[], typed: Typed): ReadEdits {
  const read: ReadEdits = { edits: [], problems: new Map() };
  for (const { rows } of groups) for (const row of rows) readRow(row, typed, read);
  return read;
}

/** Formats a price difference: `+£60`, `−£5`; empty if one price is missing. */
export function formatDifference(before: number | null, after: number | null): string {
  if (before === null || after === null) return '';
  const pence = after - before;
  return pence > 0 ? `+${formatPence(pence)}` : formatPence(pence);
}

/** Words a number of new prices, e.g. `1 new price`. */
export function countPrices(count: number): string {
  return count === 1 ? '1 new price' : `${count} new prices`;
}
