import type { FrozenLine } from './frozen';
import { knownChoice, tickedToBegin } from './totals';

/** What an address says of a choice: `choice` that there is one, `with` each line. */
const choiceName = 'choice';
const lineName = 'with';

/** Whether a part of an address’s query says something of a choice. */
export function isChoiceName(name: string): boolean {
  return name === choiceName || name === lineName;
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

/**
 * Ids of the optional lines that a page shows as taken: what was accepted, else what its address asks
 * for, else what is ticked to begin with.
 */
export function shownChoice(
  lines: readonly Pick<FrozenLine, 'id' | 'isOptional' | 'isTicked'>[],
  { accepted, wanted }: { accepted: readonly string[] | null; wanted: readonly string[] | null },
): string[] {
  const asked = accepted ?? wanted;
  return asked ? knownChoice(lines, asked) : tickedToBegin(lines);
}
