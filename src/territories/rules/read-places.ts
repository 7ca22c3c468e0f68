import { type Gazetteer, nameAmongOthers, nameInFull, type Place } from './gazetteer';
import { isDistrict } from './postcodes';
import { wordsOf } from './words';

/** A place, district or postcode area that a text names. */
export interface PlaceNamed {
  /** For people, e.g. `Caversham, Reading`. */
  name: string;
  /** As words joined by spaces; `null` for a district or postcode area. */
  key: string | null;
  districts: ReadonlySet<string>;
}

/** What one part of a text, between two `and`s, says about where. */
export type PlacesRead =
  | { kind: 'found'; places: PlaceNamed[] }
  /** A name that several places have, and what to type for each of them. */
  | { kind: 'several'; name: string; choices: string[] }
  /** A county or country and nothing in it. */
  | { kind: 'wide' }
  /** At least one word that is not understood. */
  | { kind: 'unknown'; key: string; found: PlaceNamed[] };

/** Words that leave a place what it is, or name a part of it that nobody can draw a line round. */
const fillers = new Set(
  'the of in at city town village district area centre center central inner north south east west uk united kingdom great britain gb'.split(
    ' ',
  ),
);

type Found = { candidates: readonly Place[] } | { named: PlaceNamed };

function isWithin(inner: ReadonlySet<string>, outer: ReadonlySet<string>): boolean {
  return [...inner].every((code) => outer.has(code));
}

function shares(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((code) => b.has(code));
}

function toNamed(place: Place): PlaceNamed {
  return { name: nameInFull(place), key: place.key, districts: place.districts };
}

/** `RG1` or all of `RG`. */
function codeNamed(word: string, { towns, areas }: Gazetteer): PlaceNamed | null {
  const code = word.toUpperCase();
  const town = towns.get(code);
  if (isDistrict(word) && town) {
    return { name: `${code}, ${town}`, key: null, districts: new Set([code]) };
  }
  const districts = areas.get(code);
  return districts
    ? { name: `the ${code} postcode area`, key: null, districts: new Set(districts) }
    : null;
}

/** `RG 1` is `RG1`; `Saint George` is `St George`. */
function tidy(words: readonly string[], { areas }: Gazetteer): string[] {
  const tidied: string[] = [];
  for (const word of words) {
    const last = tidied.at(-1);
    const completes = last && /^\d{1,2}$/.test(word) && areas.has(last.toUpperCase());
    if (completes) tidied[tidied.length - 1] = last + word;
    else tidied.push(word === 'saint' ? 'st' : word);
  }
  return tidied;
}

interface Scan {
  found: Found[];
  counties: string[];
  hasUnknown: boolean;
}

/** Goes through the words, the longest name first at each of them. */
function scan(words: readonly string[], gazetteer: Gazetteer): Scan {
  const result: Scan = { found: [], counties: [], hasUnknown: false };
  for (let at = 0; at < words.length; ) {
    let length = Math.min(gazetteer.longestName, words.length - at);
    while (length > 0 && !gazetteer.places.has(words.slice(at, at + length).join(' '))) length -= 1;
    const candidates = gazetteer.places.get(words.slice(at, at + length).join(' '));
    const word = words[at] ?? '';
    const named = codeNamed(word, gazetteer);
    if (candidates) result.found.push({ candidates });
    else if (named) result.found.push({ named });
    else if (gazetteer.counties.has(word)) result.counties.push(word);
    else if (!fillers.has(word)) result.hasUnknown = true;
    at += Math.max(length, 1);
  }
  return result;
}

/** Of several places of a name, those that fit what else is said, all of them where none does. */
function fitting(
  candidates: readonly Place[],
  others: readonly Found[],
  home: ReadonlySet<string>,
): readonly Place[] {
  const around = others.flatMap((other) =>
    'named' in other ? [other.named.districts] : other.candidates.map(({ districts }) => districts),
  );
  const towns = others.flatMap((other) =>
    'named' in other ? [] : other.candidates.map(({ name }) => name),
  );
  const fits = candidates.filter(
    ({ districts, town }) =>
      shares(districts, home) ||
      towns.includes(town) ||
      around.some((each) => shares(each, districts)),
  );
  return fits.length > 0 ? fits : candidates;
}

/** `Caversham, Reading` means Caversham: what lies in another place named beside it is meant. */
function narrowest(places: readonly PlaceNamed[]): PlaceNamed[] {
  return places.filter(
    ({ districts }, index) =>
      !places.some(
        (other, otherIndex) =>
          otherIndex !== index &&
          isWithin(other.districts, districts) &&
          (other.districts.size < districts.size || otherIndex < index),
      ),
  );
}

function readPart(text: string, gazetteer: Gazetteer, home: ReadonlySet<string>): PlacesRead {
  const words = tidy(wordsOf(text), gazetteer);
  const { found, counties, hasUnknown } = scan(words, gazetteer);
  const unknown = (places: PlaceNamed[]): PlacesRead => ({
    kind: 'unknown',
    key: words.join(' '),
    found: places,
  });
  const places: PlaceNamed[] = [];
  for (const each of found) {
    if ('named' in each) {
      places.push(each.named);
      continue;
    }
    const inCounty = each.candidates.filter(
      (place) =>
        place.counties.size === 0 || counties.every((county) => place.counties.has(county)),
    );
    const others = found.filter((other) => other !== each);
    const [place, ...more] = fitting(inCounty, others, home);
    // Newport in Shropshire is none of ours.
    if (!place) return unknown([]);
    if (more.length > 0 && !hasUnknown) {
      const choices = [place, ...more].map(nameAmongOthers);
      return { kind: 'several', name: place.name, choices };
    }
    places.push(toNamed(place));
  }
  if (hasUnknown) return unknown(places);
  if (places.length > 0) return { kind: 'found', places: narrowest(places) };
  return counties.length > 0 ? { kind: 'wide' } : unknown([]);
}

/**
 * Reads which places a text names. Every word has to be understood: “Newport Pagnell” is not
 * Newport, and a street is no place.
 *
 * @param text e.g. `Reading and Wokingham`, `Caversham, Reading`, `city of Bath`, `RG1`
 * @param home districts that a name with several places is looked for in first
 * @returns one result for each part between two `and`s; none for a text without words
 */
export function readPlaces(
  text: string,
  gazetteer: Gazetteer,
  home: ReadonlySet<string> = new Set(),
): PlacesRead[] {
  return text
    .split(/\band\b|[&;/+\n]/i)
    .filter((part) => wordsOf(part).length > 0)
    .map((part) => readPart(part, gazetteer, home));
}
