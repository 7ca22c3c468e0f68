import type { Gazetteer } from './gazetteer';
import { formatDistricts } from './postcodes';
import { areaOfTerritory, listedDistricts, type TerritoryPlace } from './territory-area';

/**
 * Says which area a territory covers, for whoever writes it down.
 *
 * @returns districts such as `RG1, RG4–RG6`, empty where none is known; and what staff can do about
 *   an area that can’t be placed, `null` when it can
 */
export function describeArea(
  territory: TerritoryPlace,
  gazetteer: Gazetteer,
): { districts: string; problem: string | null } {
  const { districts, names, isCertain } = areaOfTerritory(territory, gazetteer);
  const listed = formatDistricts(districts);
  if (!territory.place.trim() && districts.size === 0) return { districts: listed, problem: null };
  const unclear = [...names].map((name) => `“${name}”`).join(' and ');
  if (!isCertain) {
    const what = unclear || 'The area';
    const problem = `${what} can’t be placed on the map. Add postcode districts, or the public check can’t say where this territory ends.`;
    return { districts: listed, problem };
  }
  const isCityInstead = names.size > 0 && listedDistricts(territory, gazetteer).size === 0;
  const problem = isCityInstead
    ? `${unclear} can’t be placed on the map, so all of ${territory.city?.name} counts. Add postcode districts to narrow it down.`
    : null;
  return { districts: listed, problem };
}
