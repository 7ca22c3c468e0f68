import type { FrozenLine } from './frozen';
import { knownChoice } from './totals';

/**
 * What an address says of a choice: `choice` that there is one, `with` each line, and `recount` that
 * it was ticked when something was to be accepted, and is in the total only now.
 */
const choiceName = 'choice';
export const lineName = 'with';
export const recountName = 'recount';

/** Whether a part of an address’s query says something of a choice. */
export function isChoiceName(name: string): boolean {
  return name === choiceName || name === lineName || name === recountName;
}

/** As much of an address’s query as says a choice; a name may come several times. */
type Query = Record<string, string | string[] | undefined>;

/**
 * Which optional lines an address asks for.
 *
 * @returns `null` when it says nothing of it, which is not the same as none
 */
export function readChoice(query: Query): string[] | null {
  return query[choiceName] === undefined ? null : [query[lineName] ?? []].flat();
}

/** Whether the total has just followed what was ticked, and is to be read again. */
export function isRecounted(query: Query): boolean {
  return query[recountName] !== undefined;
}

/** The same the other way round: a query that asks for these lines. */
export function writeChoice(chosen: readonly string[]): string {
  const query = new URLSearchParams({ [choiceName]: '1' });
  for (const id of chosen) query.append(lineName, id);
  return query.toString();
}

/**
 * An address that asks for these lines.
 *
 * @param path may have a query, which says nothing of a choice
 */
export function withChoice(path: string, chosen: readonly string[]): string {
  return `${path}${path.includes('?') ? '&' : '?'}${writeChoice(chosen)}`;
}

/** The same for what was ticked and not in the total yet. */
export function withRecount(path: string, ticked: readonly string[]): string {
  return `${withChoice(path, ticked)}&${recountName}=1`;
}

/**
 * Ids of the optional lines that a page shows as taken: what was accepted, else what its address asks
 * for. To begin with that is none: consumer law forbids boxes that are ticked for the client.
 */
export function shownChoice(
  lines: readonly Pick<FrozenLine, 'id' | 'isOptional'>[],
  { accepted, wanted }: { accepted: readonly string[] | null; wanted: readonly string[] | null },
): string[] {
  return knownChoice(lines, accepted ?? wanted ?? []);
}
