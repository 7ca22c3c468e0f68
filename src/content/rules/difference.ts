/** A field that two people left with different values, in the words of the form. */
export interface FieldDifference {
  name: string;
  label: string;
  /** What the form holds; empty for nothing. */
  yours: string;
  /** What is stored. */
  theirs: string;
  /** What is stored, as a form takes it. */
  value: unknown;
  /** Whether the form changed it at all since it was opened. */
  changedHere: boolean;
}

/** Why a save was refused: who saved in the meantime, when, and what differs. */
export interface SaveConflict {
  /** The name of the account; null when the site did it, or an account that is gone. */
  savedBy: string | null;
  /** Whether it was the same account, in another window. */
  isSelf: boolean;
  /** ISO date and time. */
  savedAt: string;
  fields: FieldDifference[];
  /** The base of the next save, field by field. */
  edition: Record<string, string>;
}

/** Who has a document now. */
export interface TakenOver {
  by: string;
  /** ISO date and time. */
  at: string;
}

/** What an open form asks every few seconds. */
export interface EditingState {
  /** Another account that is editing. */
  holder: TakenOver | null;
  savedAt: string;
  savedBy: string | null;
  /** Whether the account that asks saved it last. */
  isSelf: boolean;
}

const context = 1;
const gap = '…';

/**
 * Leaves out the lines that both texts begin and end with, but for one on each side, so that a long
 * text shows where it differs.
 */
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

/** The request header in which a form names its base. */
export const editionHeader = 'x-edition';
