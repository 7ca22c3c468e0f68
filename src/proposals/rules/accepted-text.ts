import type { FrozenProposal } from './frozen';
import { knownChoice } from './totals';

/** Sorts object keys, because PostgreSQL's `jsonb` does not keep their order. */
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
 * Serialises the accepted offer and choice, always to the same text. Its SHA-256 is the fingerprint
 * of the acceptance, which can be recomputed from the stored proposal.
 *
 * @param chosenIds ids of the chosen optional lines, in any order
 */
export function acceptedText(frozen: FrozenProposal, chosenIds: Iterable<string>): string {
  const chosen = knownChoice(frozen.lines, chosenIds).toSorted();
  return JSON.stringify(canonical({ proposal: frozen, chosen }));
}
