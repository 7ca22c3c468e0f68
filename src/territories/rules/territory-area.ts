import type { Area } from './area';
import type { CityWords, Gazetteer } from './gazetteer';
import { districtsOfPostcodes, isDistrict } from './postcodes';
import { type PlaceNamed, readPlaces } from './read-places';
import { wordsOf } from './words';

/** Where a territory is, as staff wrote it down. */
export interface TerritoryPlace {
  /** Area in words, e.g. `Reading and Wokingham`. */
  place: string;
  /** Districts, one each; a postcode area such as `RG` stands for all of its districts. */
  postcodeAreas: readonly string[];
  city: CityWords | null;
}

export interface TerritoryArea extends Area {
  /** Whether it says where the territory ends. If not, it could be anywhere. */
  isCertain: boolean;
}

/** The districts that staff listed one by one; a postcode area counts as all of its districts. */
export function listedDistricts(
  { postcodeAreas }: Pick<TerritoryPlace, 'postcodeAreas'>,
  { areas }: Gazetteer,
): Set<string> {
  return new Set(
    postcodeAreas.flatMap((text) => {
      const code = text.replace(/\s/g, '').toUpperCase();
      return areas.get(code) ?? (isDistrict(code) ? code : districtsOfPostcodes(text));
    }),
  );
}

function ofCity(city: CityWords | null, { places }: Gazetteer): ReadonlySet<string> {
  const own = city ? places.get(wordsOf(city.name).join(' ')) : undefined;
  return new Set(own?.flatMap(({ districts }) => [...districts]));
}

/** The places that the words name, and the parts of them that are not understood. */
function inWords(territory: TerritoryPlace, gazetteer: Gazetteer, home: ReadonlySet<string>) {
  const named: PlaceNamed[] = [];
  const unclear: string[] = [];
  for (const read of readPlaces(territory.place, gazetteer, home)) {
    if (read.kind === 'found') named.push(...read.places);
    else if (read.kind === 'unknown') unclear.push(read.key);
    else if (read.kind === 'several') unclear.push(wordsOf(read.name).join(' '));
  }
  return { named, unclear };
}

/**
 * Works out which area a territory covers. Listed districts narrow the place that they lie in down;
 * a place in the words that has none of them counts as a whole. The city decides what the words mean
 * where a name has several places, and stands in for words that are not understood.
 */
export function areaOfTerritory(territory: TerritoryPlace, gazetteer: Gazetteer): TerritoryArea {
  const codes = listedDistricts(territory, gazetteer);
  const home = ofCity(territory.city, gazetteer);
  const { named, unclear } = inWords(territory, gazetteer, home);
  const isSaid = codes.size > 0 || (named.length > 0 && unclear.length === 0);
  const districts = new Set([...codes, ...(isSaid ? [] : home)]);
  for (const place of named) {
    const isNarrowed = [...place.districts].some((code) => codes.has(code));
    if (!isNarrowed) for (const code of place.districts) districts.add(code);
  }
  return {
    districts,
    names: new Set(unclear),
    isCertain: isSaid || home.size > 0,
  };
}
