import type { Area } from './area';
import { formatPlace, type Gazetteer } from './gazetteer';
import { findPostcodeDistricts, formatDistricts, isDistrict } from './postcodes';
import { keepSmallestPlaces } from './read-places';
import { splitIntoKnownRuns, splitWords } from './typed-words';

interface Token {
  /** As written. */
  text: string;
  word: string;
  /** First of its sentence or line, where a capital says nothing. */
  isFirst: boolean;
  /** On a line of names and figures alone, as in a signature. */
  isInSignature: boolean;
}

/** A capital after these is a name, even of a word such as Reading or Bath. */
const prepositions = new Set('in at near around from across outside within of'.split(' '));
const streets = new Set('road street lane avenue close way drive rd st ave'.split(' '));
/** Small words within a name: Stow on the Wold. */
const small = new Set('on in the of and by le la under upon with'.split(' '));

function readTokens(text: string): Token[] {
  return text.split(/\n/).flatMap((line) => {
    const parts = [...line.matchAll(/[\p{L}\p{N}’'‘]+/gu)];
    const isInSignature = !parts.some(([part]) => /^\p{Ll}/u.test(part));
    return parts.map(({ 0: part, index }): Token => {
      const isFirst = /(^|[.!?:])\s*$/.test(line.slice(0, index));
      return { text: part, word: splitWords(part).join(''), isFirst, isInSignature };
    });
  });
}

function isWrittenAsName(tokens: readonly Token[], at: number, length: number): boolean {
  const own = tokens.slice(at, at + length);
  const isCapital = own.every(({ text, word }) => small.has(word) || /^\p{Lu}/u.test(text));
  const isStreet = streets.has(tokens[at + length]?.word ?? '');
  if (!own[0] || !isCapital || isStreet) return false;
  const isAfterPreposition = prepositions.has(tokens[at - 1]?.word ?? '');
  return !own[0].isFirst || own[0].isInSignature || isAfterPreposition;
}

/**
 * Looks for places in a text that somebody wrote about something else, such as a message: whole
 * postcodes, districts in capitals, and names with a capital where a capital means a name. “We are
 * reading your site” is no place, nor is “Bath Road”.
 *
 * @returns the smallest that are named, e.g. `Caversham, Reading`; `null` when there is none
 */
export function findPlacesInText(
  text: string,
  { places, towns, longestName }: Gazetteer,
): { name: string; area: Area } | null {
  const tokens = readTokens(text);
  const codes = [
    ...findPostcodeDistricts(text),
    ...tokens.map((token) => token.text).filter(isDistrict),
  ].filter((code) => towns.has(code));
  const words = tokens.map(({ word }) => (word === 'saint' ? 'st' : word));
  const named = splitIntoKnownRuns(words, longestName, places)
    .filter(({ at, length }) => isWrittenAsName(tokens, at, length))
    // Of several places of a name, each could be meant: rather a warning too many.
    .flatMap(({ run }) => places.get(run) ?? []);
  const smallest = keepSmallestPlaces([
    ...codes.map((code) => ({ name: code, districts: new Set([code]) })),
    ...named.map((place) => ({ name: formatPlace(place), districts: place.districts })),
  ]);
  if (smallest.length === 0) return null;
  const districts = new Set(smallest.flatMap((place) => [...place.districts]));
  const names = [...new Set(smallest.map((place) => place.name))];
  const name = names.length > 3 ? formatDistricts(districts) : names.join(' and ');
  return { name, area: { districts, names: new Set() } };
}
