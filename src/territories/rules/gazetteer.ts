import { isDistrict, lettersOf, toNameKey } from './postcodes';

export const placeKinds = ['county', 'post town', 'place'] as const;

/** One line of the list of places; what the columns mean is in `seed/territories/README.md`. */
export interface ListedPlace {
  /** Letters of its postcode area, e.g. `RG`. */
  area: string;
  kind: (typeof placeKinds)[number];
  name: string;
  /** One by one; none for a county. */
  districts: readonly string[];
}

/** A place; a postcode district or area that a text names is one as well. */
export interface Place {
  name: string;
  /** As words joined by spaces. */
  key: string;
  /** Post town of its first district; its own name where it is one. */
  town: string;
  districts: ReadonlySet<string>;
  /** Counties and countries that it can be in, one word each. Empty: nobody knows. */
  counties: ReadonlySet<string>;
}

/** What the gazetteer takes from a city of the CMS. */
export interface CityWords {
  name: string;
  postcodeAreas: readonly string[];
  nearby: readonly string[];
}

export interface Gazetteer {
  /** Places by key; several of one name stand side by side. */
  places: ReadonlyMap<string, readonly Place[]>;
  /** District → post town. */
  towns: ReadonlyMap<string, string>;
  /** Letters of a postcode area → its districts. */
  areas: ReadonlyMap<string, readonly string[]>;
  /** Counties and countries of all areas. */
  counties: ReadonlySet<string>;
  /** Words in the longest name. */
  longestName: number;
}

const countiesOf = (list: readonly ListedPlace[]) =>
  new Set(list.filter(({ kind }) => kind === 'county').map(({ name }) => name.toLowerCase()));

interface Known {
  places: Map<string, Place[]>;
  towns: Map<string, string>;
}

function addPostcodeArea(area: readonly ListedPlace[], { places, towns }: Known) {
  const counties = countiesOf(area);
  const postTowns = new Map(
    area.filter(({ kind }) => kind === 'post town').map((town) => [town.name, town]),
  );
  for (const { name, districts } of postTowns.values()) {
    // The first town of a district names it.
    for (const code of districts) if (!towns.has(code)) towns.set(code, name);
  }
  const byName = new Map(postTowns);
  // A post town has more districts than the place of its name, and people mean the place.
  for (const line of area) if (line.kind === 'place') byName.set(line.name, line);
  for (const { name, districts } of byName.values()) {
    const town = postTowns.has(name) ? name : (towns.get(districts[0] ?? '') ?? name);
    const key = toNameKey(name);
    const place = { name, key, town, districts: new Set(districts), counties };
    places.set(key, [...(places.get(key) ?? []), place]);
  }
}

/** Adds a city of the CMS: as large as the list or the CMS has it, whichever names more. */
function addCity(city: CityWords, { places, towns }: Known) {
  const own = city.postcodeAreas.map((code) => code.trim().toUpperCase()).filter(isDistrict);
  for (const code of own) if (!towns.has(code)) towns.set(code, city.name);
  const key = toNameKey(city.name);
  // Of several places that share a city’s name, the city is meant.
  const known = places.get(key)?.find(({ town, name }) => town === name) ?? places.get(key)?.[0];
  const districts = new Set([...(known?.districts ?? []), ...own]);
  const shared = { town: city.name, districts, counties: known?.counties ?? new Set<string>() };
  if (key) places.set(key, [{ name: city.name, key, ...shared }]);
  // A place that only the CMS knows counts as all of its city: rather too much than too little.
  for (const name of city.nearby) {
    const nearby = toNameKey(name);
    if (nearby && !places.has(nearby)) places.set(nearby, [{ name, key: nearby, ...shared }]);
  }
}

/**
 * Puts the gazetteer together: the list of places, completed by the cities of the CMS.
 *
 * @param list all that is known of places, in any order
 * @param cities in any order; their districts are codes such as `RG1`
 */
export function buildGazetteer(
  list: readonly ListedPlace[],
  cities: readonly CityWords[],
): Gazetteer {
  const known: Known = { places: new Map(), towns: new Map() };
  const { places, towns } = known;
  for (const area of Map.groupBy(list, ({ area: letters }) => letters).values()) {
    addPostcodeArea(area, known);
  }
  for (const city of cities) addCity(city, known);
  return {
    ...known,
    areas: Map.groupBy(towns.keys(), lettersOf),
    counties: countiesOf(list),
    longestName: Math.max(1, ...[...places.keys()].map((key) => key.split(' ').length)),
  };
}

/** Names a place where its name alone could mistake it: `Caversham, Reading`. */
export function formatPlace({ name, town }: Place): string {
  return name === town ? name : `${name}, ${town}`;
}

/** Writes what to type for exactly this one of several places of a name. */
export function formatPlaceChoice(place: Place): string {
  const [district = ''] = place.districts;
  return place.name === place.town ? `${place.name}, ${district}` : formatPlace(place);
}

/**
 * Lists names to choose from while typing, in the alphabet’s order: post towns, the cities of the
 * CMS and what lies near them. Smaller places are understood and not suggested; they would be many
 * hundreds.
 */
export function listSuggestedPlaces({ places }: Gazetteer, cities: readonly CityWords[]): string[] {
  const near = new Set(cities.flatMap(({ nearby }) => nearby.map(toNameKey)));
  return [...places.values()]
    .filter((all) => all.some(({ name, town, key }) => name === town || near.has(key)))
    .flatMap((all) => (all.length > 1 ? all.map(formatPlaceChoice) : all.map(({ name }) => name)))
    .sort((a, b) => a.localeCompare(b, 'en-GB'));
}
