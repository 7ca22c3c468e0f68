import type { FrozenProposal } from './frozen';
import { knownChoice } from './totals';

/** JSON with the keys of every object in order: the database keeps them in one of its own. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]) => [key, canonical(item)]),
  );
}

/**
 * What is agreed to when a proposal is accepted, as one text that is always the same for the same
 * offer and choice; its SHA-256 is the fingerprint of the acceptance. Anybody who has the stored
 * proposal and the chosen lines can work it out again.
 *
 * @param chosenIds ids of the optional lines that were chosen, in any order
 */
export function acceptedText(frozen: FrozenProposal, chosenIds: Iterable<string>): string {
  const chosen = knownChoice(frozen.lines, chosenIds).toSorted();
  return JSON.stringify(canonical({ proposal: frozen, chosen }));
}
