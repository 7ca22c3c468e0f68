import type { Area } from './compare-areas';
import { formatPlace, formatPlaceChoice, type Gazetteer, type Place } from './gazetteer';
import { countTypingMistakes, findPostcodeDistricts } from './postcodes';
import { type PlacesRead, readPlaces } from './read-places';

export type PlaceMatch =
  | { kind: 'found'; name: string; area: Area }
  /** An ambiguous name, and what to type for each place. */
  | { kind: 'several'; name: string; choices: string[] }
  /** A county or country alone. */
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

/**
 * Recognises the place of a territory.
 * @param location as typed: places, a postcode, a district or a postcode area
 * @returns `found` only when every word was recognised; a full postcode decides alone
 */
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
