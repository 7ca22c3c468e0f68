import type { Area, CityWords, Gazetteer, Place } from './gazetteer';
import { readPlaces } from './match-place';
import { findPostcodeDistricts, formatDistricts, isDistrict, toNameKey } from './postcodes';
import type { ReservedPeriod } from './reservation';

export interface TerritoryPlace {
  place: string;
  /** One district each; a postcode area such as `RG` stands for all its districts. */
  postcodeAreas: readonly string[];
  city: CityWords | null;
}

/** A territory with all its data, or the hold of an open proposal. */
export interface Contract extends TerritoryPlace, ReservedPeriod {
  id: number;
  isHold?: boolean;
  clientName: string;
  nicheKey: string;
  nicheName: string;
  startsOn: string;
}

export interface TerritoryArea extends Area {
  /** The area's limits are known. If not, it could be anywhere. */
  isCertain: boolean;
}

/** Expands staff's districts; a postcode area counts as all its districts. */
export function readListedDistricts(
  { postcodeAreas }: Pick<TerritoryPlace, 'postcodeAreas'>,
  { areas }: Gazetteer,
): Set<string> {
  return new Set(
    postcodeAreas.flatMap((text) => {
      const code = text.replace(/\s/g, '').toUpperCase();
      return areas.get(code) ?? (isDistrict(code) ? code : findPostcodeDistricts(text));
    }),
  );
}

/**
 * Works out a territory's area. Listed districts narrow the place around them; a place without any
 * counts whole. The city resolves ambiguous names and replaces unknown words.
 */
export function findTerritoryArea(territory: TerritoryPlace, gazetteer: Gazetteer): TerritoryArea {
  const codes = readListedDistricts(territory, gazetteer);
  const city = gazetteer.places.get(toNameKey(territory.city?.name ?? ''));
  const home = new Set(city?.flatMap((place) => [...place.districts]));
  const named: Place[] = [];
  const unclear: string[] = [];
  for (const read of readPlaces(territory.place, gazetteer, home)) {
    if (read.kind === 'found') named.push(...read.places);
    else if (read.kind === 'unknown') unclear.push(read.key);
    else if (read.kind === 'several') unclear.push(toNameKey(read.name));
  }
  const isSaid = codes.size > 0 || (named.length > 0 && unclear.length === 0);
  const whole = named.filter(({ districts }) => ![...districts].some((code) => codes.has(code)));
  const districts = new Set([
    ...codes,
    ...(isSaid ? [] : home),
    ...whole.flatMap((place) => [...place.districts]),
  ]);
  return { districts, names: new Set(unclear), isCertain: isSaid || home.size > 0 };
}

/** Districts such as `RG1, RG4–RG6`, and advice about an area that cannot be placed. */
export function describeTerritoryArea(
  territory: TerritoryPlace,
  gazetteer: Gazetteer,
): { districts: string; problem: string | null } {
  const { districts, names, isCertain } = findTerritoryArea(territory, gazetteer);
  const unclear = [...names].map((name) => `“${name}”`).join(' and ') || 'The area';
  const isCityInstead = names.size > 0 && readListedDistricts(territory, gazetteer).size === 0;
  let problem: string | null = null;
  if (!isCertain && territory.place.trim()) {
    problem = `${unclear} can’t be placed on the map. Add postcode districts, or the public check can’t say where this territory ends.`;
  } else if (isCityInstead) {
    problem = `${unclear} can’t be placed on the map, so all of ${territory.city?.name} counts. Add postcode districts to narrow it down.`;
  }
  return { districts: formatDistricts(districts), problem };
}
