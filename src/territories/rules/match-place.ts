import { type Area, formatPlace, formatPlaceChoice, type Gazetteer, type Place } from './gazetteer';
import {
  areDistrictsWithin,
  countTypingMistakes,
  findPostcodeDistricts,
  isDistrict,
  splitIntoKnownRuns,
  splitWords,
} from './postcodes';

/** The place in one part of a text, between two `and`s. */
export type PlacesRead =
  | { kind: 'found'; places: Place[] }
  /** An ambiguous name, and what to type for each place. */
  | { kind: 'several'; name: string; choices: string[] }
  /** A county or country alone. */
  | { kind: 'wide' }
  /** At least one unknown word. */
  | { kind: 'unknown'; key: string; found: Place[] };

/** Words that do not change a place, or name a vague part of it. */
const fillers = new Set(
  'the of in at city town village district area centre center central inner north south east west uk united kingdom great britain gb'.split(
    ' ',
  ),
);

/** Removes every place that contains a smaller listed one: `Caversham, Reading` means Caversham. */
export function keepSmallestPlaces<Of extends Pick<Place, 'districts'>>(places: readonly Of[]) {
  return places.filter(
    ({ districts }) =>
      !places.some(
        (other) =>
          other.districts.size < districts.size && areDistrictsWithin(other.districts, districts),
      ),
  );
}

/** Finds `RG1` or all of `RG`. */
function findPostcodePlace(key: string, { towns, areas }: Gazetteer): Place[] | undefined {
  const code = key.toUpperCase();
  const town = towns.get(code);
  const counties = new Set<string>();
  if (isDistrict(code) && town) {
    return [{ name: code, key, town, districts: new Set([code]), counties }];
  }
  const districts = areas.get(code);
  const name = `the ${code} postcode area`;
  return districts && [{ name, key, town: name, districts: new Set(districts), counties }];
}

/** Splits into words, with `RG 1` as `RG1` and `Saint George` as `St George`. */
function splitPlaceWords(text: string, { areas }: Gazetteer): string[] {
  return splitWords(text)
    .map((word) => (word === 'saint' ? 'st' : word))
    .join(' ')
    .replace(/\b([a-z]{1,2}) (\d{1,2})\b/g, (both, letters, number) =>
      areas.has(letters.toUpperCase()) ? letters + number : both,
    )
    .split(' ');
}

/** Places of one name that fit the other words; all of them if none fits. */
function keepFittingPlaces(
  candidates: readonly Place[],
  others: readonly Place[],
  home: ReadonlySet<string>,
): readonly Place[] {
  const said = new Set([...home, ...others.flatMap(({ districts }) => [...districts])]);
  const towns = others.map(({ name }) => name);
  const fits = candidates.filter(
    ({ districts, town }) => towns.includes(town) || [...districts].some((code) => said.has(code)),
  );
  return fits.length > 0 ? fits : candidates;
}

function readPart(text: string, gazetteer: Gazetteer, home: ReadonlySet<string>): PlacesRead {
  const words = splitPlaceWords(text, gazetteer);
  const key = words.join(' ');
  const named: (readonly Place[])[] = [];
  const counties: string[] = [];
  let isUnderstood = true;
  for (const { run } of splitIntoKnownRuns(words, gazetteer.longestName, gazetteer.places)) {
    const candidates = gazetteer.places.get(run) ?? findPostcodePlace(run, gazetteer);
    if (candidates) named.push(candidates);
    else if (gazetteer.counties.has(run)) counties.push(run);
    else if (!fillers.has(run)) isUnderstood = false;
  }
  const found: Place[] = [];
  for (const candidates of named) {
    const inCounty = candidates.filter(
      (place) =>
        place.counties.size === 0 || counties.every((county) => place.counties.has(county)),
    );
    const others = named.filter((other) => other !== candidates).flat();
    const [place, ...more] = keepFittingPlaces(inCounty, others, home);
    // Newport in Shropshire is not in the list.
    if (!place) return { kind: 'unknown', key, found: [] };
    if (more.length > 0 && isUnderstood) {
      const choices = [place, ...more].map(formatPlaceChoice);
      return { kind: 'several', name: place.name, choices };
    }
    found.push(place);
  }
  if (!isUnderstood || (found.length === 0 && counties.length === 0)) {
    return { kind: 'unknown', key, found };
  }
  if (found.length === 0) return { kind: 'wide' };
  // Of two names for the same districts, the first one counts.
  const places = keepSmallestPlaces(found).filter(
    ({ districts }, index, all) =>
      !all.slice(0, index).some((earlier) => areDistrictsWithin(earlier.districts, districts)),
  );
  return { kind: 'found', places };
}

/**
 * Every word must be recognised: “Newport Pagnell” is not Newport, and a street is no place.
 * @param home districts that decide an ambiguous name
 * @returns one result per part between two `and`s
 */
export function readPlaces(
  text: string,
  gazetteer: Gazetteer,
  home: ReadonlySet<string> = new Set(),
): PlacesRead[] {
  return text
    .split(/\band\b|[&;/+\n]/i)
    .filter((part) => splitWords(part).length > 0)
    .map((part) => readPart(part, gazetteer, home));
}

export type PlaceMatch =
  | { kind: 'found'; name: string; area: Area }
  | { kind: 'several'; name: string; choices: string[] }
  | { kind: 'wide' }
  /** With the recognised part and similar names. */
  | { kind: 'unknown'; area: Area; near: string[] };

const mostSuggestions = 4;

/** Finds places with a similar name, or with the text as a part of it. */
function findNearbyPlaces(typed: string, { places }: Gazetteer): Place[] {
  const most = typed.length >= 8 ? 3 : typed.length >= 5 ? 2 : 1;
  const isPart = ({ key }: Place) => typed.length >= 3 && ` ${key} `.includes(` ${typed} `);
  return [...places.values()]
    .flat()
    .map((place) => ({ place, mistakes: countTypingMistakes(typed, place.key, most) }))
    .filter(({ place, mistakes }) => mistakes <= most || isPart(place))
    .sort((a, b) => a.mistakes - b.mistakes)
    .map(({ place }) => place);
}

function suggestPlaces(reads: readonly PlacesRead[], gazetteer: Gazetteer): string[] {
  const near = reads.flatMap((read) => {
    if (read.kind !== 'unknown') return [];
    // The recognised part is the likeliest: “Bath Road, Reading”.
    const inside = read.found.flatMap(({ key }) => gazetteer.places.get(key) ?? []).reverse();
    return [...inside, ...findNearbyPlaces(read.key, gazetteer)];
  });
  const toType = near.map((place) =>
    (gazetteer.places.get(place.key)?.length ?? 0) > 1 ? formatPlaceChoice(place) : place.name,
  );
  return [...new Set(toType)].slice(0, mostSuggestions);
}

function matchPostcodes(districts: readonly string[], { towns }: Gazetteer): PlaceMatch {
  const area = { districts: new Set(districts), names: new Set<string>() };
  if (!districts.every((code) => towns.has(code))) return { kind: 'unknown', area, near: [] };
  const name = districts.map((code) => `${code}, ${towns.get(code)}`).join(' and ');
  return { kind: 'found', name, area };
}

/** `found` only when every word was recognised; a full postcode decides alone. */
export function matchPlace(location: string, gazetteer: Gazetteer): PlaceMatch {
  const postcodes = [...new Set(findPostcodeDistricts(location))];
  if (postcodes.length > 0) return matchPostcodes(postcodes, gazetteer);
  const reads = readPlaces(location, gazetteer);
  const several = reads.find((read) => read.kind === 'several');
  if (several) return several;
  // Only separate names: “Newport Pagnell” does not contain Newport.
  const places = reads.flatMap((read) => (read.kind === 'found' ? read.places : []));
  const unknown = reads.flatMap((read) => (read.kind === 'unknown' ? read.key : []));
  const area = {
    districts: new Set(places.flatMap(({ districts }) => [...districts])),
    names: new Set(unknown),
  };
  if (unknown.length > 0 || reads.length === 0) {
    return { kind: 'unknown', area, near: suggestPlaces(reads, gazetteer) };
  }
  if (places.length === 0) return { kind: 'wide' };
  return { kind: 'found', name: [...new Set(places.map(formatPlace))].join(' and '), area };
}
