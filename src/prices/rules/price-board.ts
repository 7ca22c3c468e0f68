import type { Grant } from '@/accounts/rules/permissions';
import type { Figure, FigureId } from './price-figures';
import { raiseSpan } from './raise-price';

/** One cell of the board: a price that can be typed over. */
export interface PriceCell {
  figure: FigureId;
  /** What it is called beside others, e.g. `Growth, from`. */
  label: string;
  pence: number | null;
  /** An upper end can be left empty: then the price is one figure. */
  isOptional: boolean;
}

/** One thing that has a price. */
export interface PriceRow {
  /** `packages/12`, `policy-settings/technicalReport`. */
  id: string;
  name: string;
  /** What tells it from others of its name: a unit, or what a fee is for. */
  note: string | null;
  /** Sold on application: it has no figure to change here. */
  isOnApplication: boolean;
  /** Somebody has changes to it that are not published yet. */
  hasDraft: boolean;
  /** Where everything else about it is edited. */
  href: string;
  /** The lower end, or the only figure. */
  low: PriceCell | null;
  high: PriceCell | null;
}

export const boardGroups = [
  { key: 'packages', label: 'Packages' },
  { key: 'retainers', label: 'Retainers, per month' },
  { key: 'add-ons', label: 'Add-ons' },
  { key: 'chatbot-tiers', label: 'AI chatbot, per month' },
  { key: 'fees', label: 'Fees' },
  { key: 'estimator', label: 'Estimator' },
  { key: 'hidden-fees', label: 'Hidden fees of others, per month' },
] as const;
export type BoardGroupKey = (typeof boardGroups)[number]['key'];

/** Where the prices of each group are kept. */
export const sourceOfGroup: Record<BoardGroupKey, Figure['source']> = {
  packages: 'packages',
  retainers: 'retainers',
  'add-ons': 'add-ons',
  'chatbot-tiers': 'chatbot-tiers',
  fees: 'policy-settings',
  estimator: 'estimator-settings',
  'hidden-fees': 'hidden-fees',
};

export interface PriceGroup {
  key: BoardGroupKey;
  label: string;
  /** Whether the person who looks may change these prices. */
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

/**
 * Why somebody can’t change a group’s prices, in words.
 *
 * @param grants what editors and the person who looks may do with the group’s source
 */
export function whyReadOnly(grants: { editor: Grant; viewer: Grant }): string | null {
  if (grants.viewer === 'yes') return null;
  return grants.editor === 'yes'
    ? 'Editors and admins change these; you can read them.'
    : 'Only admins change these; you can read them.';
}

/**
 * Changes the prices of some rows by a percentage, both ends alike.
 *
 * @param chosen ids of rows; what is on application stays as it is
 * @returns the new figures, without those that rounding leaves where they are
 */
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

/** Whether a row is meant by what somebody looks for, in any order of words. */
export function matchesSearch({ name, note }: PriceRow, group: string, search: string): boolean {
  const text = `${name} ${note ?? ''} ${group}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A page whose figures change, with what it shows now and then. */
export interface ChangedPage {
  path: string | null;
  title: string;
  figures: { before: string; after: string }[];
}
