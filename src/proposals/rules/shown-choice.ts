import type { FrozenLine } from './frozen';
import { knownChoice } from './totals';

/**
 * Query parameters of a choice: `choice` marks one, and `with` names each line. `recount` marks
 * lines ticked at acceptance that the total has only just included.
 */
const choiceName = 'choice';
export const lineName = 'with';
export const recountName = 'recount';

/** Whether a query parameter belongs to a choice. */
export function isChoiceName(name: string): boolean {
  return name === choiceName || name === lineName || name === recountName;
}

/** A query that may hold a choice; a parameter may occur several times. */
type Query = Record<string, string | string[] | undefined>;

/**
 * Reads the chosen optional lines from an address.
 *
 * @returns `null` without a choice, which differs from an empty choice
 */
export function readChoice(query: Query): string[] | null {
  return query[choiceName] === undefined ? null : [query[lineName] ?? []].flat();
}

/** Whether the total was just recounted, and the client has to read it again. */
export function isRecounted(query: Query): boolean {
  return query[recountName] !== undefined;
}

/** Writes a choice as a query. */
export function writeChoice(chosen: readonly string[]): string {
  const query = new URLSearchParams({ [choiceName]: '1' });
  for (const id of chosen) query.append(lineName, id);
  return query.toString();
}

/**
 * Adds a choice to an address.
 *
 * @param path may have a query without a choice
 */
export function withChoice(path: string, chosen: readonly string[]): string {
  return `${path}${path.includes('?') ? '&' : '?'}${writeChoice(chosen)}`;
}

/** Adds ticked lines that the total does not include yet. */
export function withRecount(path: string, ticked: readonly string[]): string {
  return `${withChoice(path, ticked)}&${recountName}=1`;
}

/**
 * Ids of the optional lines shown as chosen: the accepted ones, or those in the address. The
 * default is empty: consumer law forbids pre-ticked boxes.
 */
export function shownChoice(
  lines: readonly Pick<FrozenLine, 'id' | 'isOptional'>[],
  { accepted, wanted }: { accepted: readonly string[] | null; wanted: readonly string[] | null },
): string[] {
  return knownChoice(lines, accepted ?? wanted ?? []);
}
