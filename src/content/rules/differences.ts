type Fields = Readonly<Record<string, unknown>>;

/** Empty values, which forms and the database represent differently. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true;
  return Array.isArray(value) && value.length === 0;
}

/** The back office sends a row count in place of an empty list. */
const isNoRows = (value: unknown, other: unknown) =>
  value === 0 && Array.isArray(other) && other.length === 0;

/** Id of a relation, populated or not. */
function idOrValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Fields;
  return 'createdAt' in fields && 'id' in fields ? fields.id : value;
}

function isSameFields(one: Fields, other: Fields): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

function isSame(one: unknown, other: unknown): boolean {
  if (isNoRows(one, other) || isNoRows(other, one)) return true;
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  const [left, right] = [idOrValue(one), idOrValue(other)];
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isSame(item, right[index]));
  }
  if (typeof left === 'object' && typeof right === 'object') {
    return isSameFields(left as Fields, right as Fields);
  }
  return left === right;
}

/** Names the fields that a submitted document would change; missing fields do not change. */
export function changedFields<Name extends string>(
  stored: Fields,
  sent: Fields,
  names: readonly Name[],
): Name[] {
  return names.filter((name) => sent[name] !== undefined && !isSame(stored[name], sent[name]));
}

/** A field with different values from two accounts, worded as in the form. */
export interface FieldDifference {
  name: string;
  label: string;
  /** The form's value; an empty string for no value. */
  yours: string;
  theirs: string;
  /** The stored value in the form's representation. */
  value: unknown;
  /** Whether the form's user changed the field. */
  changedHere: boolean;
}

/** A refused save: account, time and differences of the other save. */
export interface SaveConflict {
  /** Name of the account; null for the site itself or a deleted account. */
  savedBy: string | null;
  /** Whether the other save came from the same account, in another window. */
  isSelf: boolean;
  /** ISO date and time. */
  savedAt: string;
  fields: FieldDifference[];
  /** Base of the next save, by field. */
  edition: Record<string, string>;
}

/** Account that now edits the document. */
export interface TakenOver {
  by: string;
  /** ISO date and time. */
  at: string;
}

/** State polled every few seconds by an open form. */
export interface EditingState {
  /** The other account that is editing. */
  holder: TakenOver | null;
  savedAt: string;
  savedBy: string | null;
  isSelf: boolean;
}

const context = 1;
const gap = '…';

/** Drops all but one of the common lines at the start and end of two texts. */
export function keepDifference(one: string, other: string): [string, string] {
  const [left, right] = [one.split('\n'), other.split('\n')];
  const most = Math.min(left.length, right.length);
  let head = 0;
  while (head < most && left[head] === right[head]) head += 1;
  let tail = 0;
  while (tail < most - head && left.at(-1 - tail) === right.at(-1 - tail)) tail += 1;
  const start = Math.max(0, head - context);
  const cut = Math.max(0, tail - context);
  const shorten = (lines: string[]) =>
    [
      ...(start > 0 ? [gap] : []),
      ...lines.slice(start, lines.length - cut),
      ...(cut > 0 ? [gap] : []),
    ].join('\n');
  return [shorten(left), shorten(right)];
}

/** Request header with a form's base. */
export const editionHeader = 'x-edition';
