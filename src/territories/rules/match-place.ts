import type { Area } from './area';
import { formatPlace, formatPlaceChoice, type Gazetteer, type Place } from './gazetteer';
import { countTypingMistakes, findPostcodeDistricts } from './postcodes';
import { type PlacesRead, readPlaces } from './read-places';

export type PlaceMatch =
  | { kind: 'found'; name: string; area: Area }
  /** A name that several places have, and what to type for each of them. */
  | { kind: 'several'; name: string; choices: string[] }
  /** A county or country and nothing in it. */
  | { kind: 'wide' }
  /** With what can be compared all the same, and what may have been meant. */
  | { kind: 'unknown'; area: Area; near: string[] };

/** Most suggestions that are made. */
const mostSuggestions = 4;

/** Finds places whose name is a likely slip away from what was typed, or has it as a part. */
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
    // The name that was found inside is the likeliest: “Bath Road, Reading”.
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
 * Understands where somebody wants a territory.
 *
 * @param location as typed: a place, several of them, a postcode, a district or a postcode area
 * @returns `found` only when every word was understood; a whole postcode decides by itself
 */
export function matchPlace(location: string, gazetteer: Gazetteer): PlaceMatch {
  const postcodes = [...new Set(findPostcodeDistricts(location))];
  if (postcodes.length > 0) return matchPostcodes(postcodes, gazetteer);
  const reads = readPlaces(location, gazetteer);
  const several = reads.find((read) => read.kind === 'several');
  if (several) return several;
  // Only what stands by itself: of “Newport Pagnell”, nothing is Newport.
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
