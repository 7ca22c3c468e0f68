import type { Area } from './area';
import { type Gazetteer, nameInFull, type Place } from './gazetteer';
import { districtsOfPostcodes, formatDistricts, isDistrict } from './postcodes';
import { wordsOf } from './words';

/** A place that a text seems to speak of. */
export interface PlaceRecognised {
  /** For people, e.g. `Caversham, Reading`. */
  name: string;
  area: Area;
}

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

const startsWithCapital = (text: string) => /^\p{Lu}/u.test(text);

function tokensOf(text: string): Token[] {
  return text.split(/\n/).flatMap((line) => {
    const parts = [...line.matchAll(/[\p{L}\p{N}’'‘]+/gu)];
    const isInSignature = !parts.some(([part]) => /^\p{Ll}/u.test(part));
    return parts.map(({ 0: part, index }): Token => {
      const before = line.slice(0, index).trimEnd();
      return {
        text: part,
        word: wordsOf(part).join(''),
        isFirst: before === '' || /[.!?:]$/.test(before),
        isInSignature,
      };
    });
  });
}

function isWrittenAsName(tokens: readonly Token[], at: number, length: number): boolean {
  const own = tokens.slice(at, at + length);
  const isCapital = own.every(({ text, word }) => small.has(word) || startsWithCapital(text));
  const [first] = own;
  const before = tokens[at - 1];
  if (!first || !isCapital || streets.has(tokens[at + length]?.word ?? '')) return false;
  if (!first.isFirst) return true;
  return first.isInSignature || prepositions.has(before?.word ?? '');
}

/** Places by name, the longest name first at each word. */
function namedIn(tokens: readonly Token[], { places, longestName }: Gazetteer): Place[] {
  const found: Place[] = [];
  for (let at = 0; at < tokens.length; ) {
    const keyOf = (length: number) =>
      tokens
        .slice(at, at + length)
        .map(({ word }) => (word === 'saint' ? 'st' : word))
        .join(' ');
    let length = Math.min(longestName, tokens.length - at);
    while (length > 0 && !places.has(keyOf(length))) length -= 1;
    if (length > 0 && isWrittenAsName(tokens, at, length)) {
      // Of several places of a name, each could be meant: rather a warning too many.
      found.push(...(places.get(keyOf(length)) ?? []));
    }
    at += Math.max(length, 1);
  }
  return found;
}

function districtsIn(text: string, tokens: readonly Token[], { towns }: Gazetteer): string[] {
  const alone = tokens.map(({ text: part }) => part).filter((part) => isDistrict(part));
  return [...new Set([...districtsOfPostcodes(text), ...alone])].filter((code) => towns.has(code));
}

const isWithin = (inner: ReadonlySet<string>, outer: ReadonlySet<string>) =>
  inner.size < outer.size && [...inner].every((code) => outer.has(code));

/**
 * Looks for places in a text that somebody wrote about something else, such as a message: whole
 * postcodes, districts in capitals, and names with a capital where a capital means a name. “We are
 * reading your site” is no place, nor is “Bath Road”.
 *
 * @returns the smallest that are named; `null` when there is none
 */
export function recognisePlace(text: string, gazetteer: Gazetteer): PlaceRecognised | null {
  const tokens = tokensOf(text);
  const codes = districtsIn(text, tokens, gazetteer);
  const postal = codes.map((code) => ({ name: code, districts: new Set([code]) }));
  const named = namedIn(tokens, gazetteer).map((place) => ({
    name: nameInFull(place),
    districts: place.districts,
  }));
  const all = [...postal, ...named];
  const smallest = all.filter(
    ({ districts }) => !all.some((other) => isWithin(other.districts, districts)),
  );
  if (smallest.length === 0) return null;
  const districts = new Set(smallest.flatMap((place) => [...place.districts]));
  const names = [...new Set(smallest.map(({ name }) => name))];
  const name = names.length > 3 ? formatDistricts(districts) : names.join(' and ');
  return { name, area: { districts, names: new Set() } };
}
