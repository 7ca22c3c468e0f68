import type { Where } from 'payload';

/** A one-click filter above a list. */
export interface QuickFilter {
  label: string;
  /** Empty for the whole list. */
  where: Where;
  /** Shows the number of matches; not for filters that match most of the list. */
  isCounted: boolean;
}

/** Quick filters of a list, with an accessible name for their row. */
export interface QuickFilterSet {
  name: string;
  /**
   * @param account the viewing account
   * @param now reference time for overdue and recent
   */
  filters: (account: number, now: Date) => QuickFilter[];
}

const dayMs = 86_400_000;

function momentOf(value: unknown): number | null {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : null;
}

/** Detects the empty lists that a cleared filter leaves behind. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && Object.values(value ?? {}).every(isEmpty);
}

function partsOf(condition: unknown): [string, unknown][] {
  return isEmpty(condition) ? [] : Object.entries(condition ?? {});
}

/** Compares two filter conditions. Times on a day are equal; values of an address are text. */
export function isSameFilter(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' && typeof other !== 'object') {
    const [a, b] = [momentOf(one), momentOf(other)];
    return a !== null && b !== null ? Math.abs(a - b) < dayMs : String(one) === String(other);
  }
  const [a, b] = [partsOf(one), partsOf(other)];
  const values = new Map(b);
  return (
    a.length === b.length &&
    a.every(([key, value]) => values.has(key) && isSameFilter(value, values.get(key)))
  );
}
