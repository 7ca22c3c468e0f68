import { formatDistricts } from './postcodes';
import { writeNicheInSentence } from './umbrellas';

/** Most letters of what somebody typed that an answer repeats. */
const longestQuote = 60;

/** Joins names as people do: `RG1, RG4 and RG6`. */
function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** Writes niches at the beginning of a line: `Plumbers and electricians`. */
export function writeNicheTitle(niches: readonly string[]): string {
  const text = joinNames(niches.map(writeNicheInSentence));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function quote(typed: string): string {
  const text = typed.replace(/\s+/g, ' ').trim();
  return `“${text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text}”`;
}

const noPromise = 'So this check can’t say whether the territory is free. A person can: ask us.';

export const notUnderstood = {
  businessType: (typed: string) =>
    `${quote(typed)} is not a type of business that this check knows.`,
  location: (typed: string) => `${quote(typed)} is not a place that this check knows.`,
  several: (name: string) => `There is more than one ${name}. Choose the one you mean.`,
  wide: (typed: string) =>
    `${quote(typed)} is wider than a territory. Name a town or a postcode district in it.`,
  ending: noPromise,
};

/** Says that a reservation of the same niche is written down in words that nobody can place on the map. */
export function writeUncertainAnswer(niches: readonly string[], place: string): string {
  return `A reservation for ${joinNames(niches.map(writeNicheInSentence))} is written down without districts, and it may or may not reach ${place}. ${noPromise}`;
}

interface ReservedFacts {
  /** Those of the asked niches that are reserved, and those that are not. */
  taken: string[];
  free: string[];
  place: string;
  /** Reserved districts; `null` when nothing is left of the place. */
  part: string[] | null;
  /** Whether what is left of the place is known to be free. */
  isRestFree: boolean;
  /** The niche that was reserved together with others, e.g. `Trades`. */
  umbrella: string | null;
  businessName: string | null;
  /** Held by open proposals alone: nobody there is a client yet. */
  isHeldOnly: boolean;
}

export function writeReservedAnswer(facts: ReservedFacts): string {
  const { taken, free, place, part, isRestFree, umbrella, businessName, isHeldOnly } = facts;
  const client = businessName ? ` for ${businessName}` : ' for one of our clients';
  const who = isHeldOnly ? '' : client;
  const sentences = [
    part
      ? `${writeNicheTitle(taken)} in ${place}: part of this territory is reserved${who} (${formatDistricts(part)}).`
      : `${writeNicheTitle(taken)} in ${place}: this territory is reserved${who}.`,
  ];
  if (umbrella)
    sentences.push(`The reservation is for ${writeNicheInSentence(umbrella)} of every kind.`);
  if (part && isRestFree) sentences.push('The rest is free: name the part you want.');
  if (free.length > 0)
    sentences.push(`Nothing is reserved there for ${joinNames(free.map(writeNicheInSentence))}.`);
  return sentences.join(' ');
}

/**
 * @param single niches under the asked one that are reserved on their own, each with where; `null`
 *   for all of the place
 */
export function writeAvailableAnswer(
  niches: readonly string[],
  place: string,
  single: readonly { niche: string; districts: string[] | null }[],
): string {
  const sentences = [
    `${writeNicheTitle(niches)} in ${place}: this territory is available.`,
    ...single.map(({ niche, districts }) => {
      const where = districts ? ` in ${formatDistricts(districts)}` : ' there';
      return `${writeNicheTitle([niche])} are reserved on their own${where}.`;
    }),
    'We hold it for you from the day you have our proposal with a retainer, not from when you ask.',
  ];
  return sentences.join(' ');
}
