import type { Area } from './area';
import { type Gazetteer, nameAmongOthers, type Place } from './gazetteer';
import { districtsOfPostcodes } from './postcodes';
import { type PlaceNamed, type PlacesRead, readPlaces } from './read-places';
import { mistakesBetween } from './words';

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

function areaOf(places: readonly PlaceNamed[], unknown: readonly string[]): Area {
  return {
    districts: new Set(places.flatMap(({ districts }) => [...districts])),
    names: new Set(unknown),
  };
}

/** What somebody types to get this place and no other. */
function toType(place: Place, { places }: Gazetteer): string {
  return (places.get(place.key)?.length ?? 0) > 1 ? nameAmongOthers(place) : place.name;
}

/** How far a name is from what was typed; `null` when it is no likely slip. */
function distance(typed: string, key: string): number | null {
  const most = typed.length >= 8 ? 3 : typed.length >= 5 ? 2 : 1;
  const mistakes = mistakesBetween(typed, key, most);
  if (mistakes <= most) return mistakes;
  const isPart = typed.length >= 3 && ` ${key} `.includes(` ${typed} `);
  const isBeginning = typed.length >= 3 && key.startsWith(typed);
  return isPart || isBeginning ? most + 1 : null;
}

function nearTo(typed: string, gazetteer: Gazetteer): string[] {
  const all = [...gazetteer.places.values()].flat();
  return all
    .map((place) => ({ place, far: distance(typed, place.key) }))
    .filter(({ far }) => far !== null)
    .sort((a, b) => (a.far ?? 0) - (b.far ?? 0))
    .map(({ place }) => toType(place, gazetteer));
}

function suggestionsFor(reads: readonly PlacesRead[], gazetteer: Gazetteer): string[] {
  const near = reads.flatMap((read) => {
    if (read.kind !== 'unknown') return [];
    // The name that was found inside is the likeliest: “Bath Road, Reading”.
    const inside = read.found.flatMap(({ key }) => gazetteer.places.get(key ?? '') ?? []);
    return [
      ...inside.reverse().map((place) => toType(place, gazetteer)),
      ...nearTo(read.key, gazetteer),
    ];
  });
  return [...new Set(near)].slice(0, mostSuggestions);
}

function inPostcodes(districts: string[], { towns }: Gazetteer): PlaceMatch {
  const area = { districts: new Set(districts), names: new Set<string>() };
  const isKnown = districts.every((code) => towns.has(code));
  if (!isKnown) return { kind: 'unknown', area, near: [] };
  return {
    kind: 'found',
    name: districts.map((code) => `${code}, ${towns.get(code)}`).join(' and '),
    area,
  };
}

/**
 * Understands where somebody wants a territory.
 *
 * @param location as typed: a place, several of them, a postcode, a district or a postcode area
 * @returns `found` only when every word was understood; a whole postcode decides by itself
 */
export function matchPlace(location: string, gazetteer: Gazetteer): PlaceMatch {
  const districts = [...new Set(districtsOfPostcodes(location))];
  if (districts.length > 0) return inPostcodes(districts, gazetteer);
  const reads = readPlaces(location, gazetteer);
  const several = reads.find((read) => read.kind === 'several');
  if (several) return several;
  const places = reads.flatMap((read) =>
    read.kind === 'found' ? read.places : read.kind === 'unknown' ? read.found : [],
  );
  const unknown = reads.flatMap((read) => (read.kind === 'unknown' ? read.key : []));
  if (unknown.length > 0 || reads.length === 0) {
    // Only what stands by itself: of “Newport Pagnell”, nothing is Newport.
    const sure = reads.flatMap((read) => (read.kind === 'found' ? read.places : []));
    return {
      kind: 'unknown',
      area: areaOf(sure, unknown),
      near: suggestionsFor(reads, gazetteer),
    };
  }
  if (places.length === 0) return { kind: 'wide' };
  return {
    kind: 'found',
    name: [...new Set(places.map(({ name }) => name))].join(' and '),
    area: areaOf(places, []),
  };
}
