import { isDistrict, readAreaLetters, toNameKey } from './postcodes';

export const placeKinds = ['county', 'post town', 'place'] as const;

/** One line of the list of places; `seed/territories/README.md` explains the columns. */
export interface ListedPlace {
  /** Letters of its postcode area, e.g. `RG`. */
  area: string;
  kind: (typeof placeKinds)[number];
  name: string;
  /** Single districts; none for a county. */
  districts: readonly string[];
}

/** A place; postcode districts and areas count as places too. */
export interface Place {
  name: string;
  /** Words joined by spaces. */
  key: string;
  /** Post town of its first district; its own name if it is one. */
  town: string;
  districts: ReadonlySet<string>;
  /** Possible counties and countries, one word each. Empty: unknown. */
  counties: ReadonlySet<string>;
}

export interface CityWords {
  name: string;
  postcodeAreas: readonly string[];
  nearby: readonly string[];
}

export interface Gazetteer {
  /** Places by key; several may share a name. */
  places: ReadonlyMap<string, readonly Place[]>;
  /** District → post town. */
  towns: ReadonlyMap<string, string>;
  /** Letters of a postcode area → its districts. */
  areas: ReadonlyMap<string, readonly string[]>;
  counties: ReadonlySet<string>;
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
  // The place wins over the larger post town of the same name: visitors mean the place.
  for (const line of area) if (line.kind === 'place') byName.set(line.name, line);
  for (const { name, districts } of byName.values()) {
    const town = postTowns.has(name) ? name : (towns.get(districts[0] ?? '') ?? name);
    const key = toNameKey(name);
    const place = { name, key, town, districts: new Set(districts), counties };
    places.set(key, [...(places.get(key) ?? []), place]);
  }
}

/** Adds a city of the CMS with the larger set of districts, the list's or its own. */
function addCity(city: CityWords, { places, towns }: Known) {
  const own = city.postcodeAreas.map((code) => code.trim().toUpperCase()).filter(isDistrict);
  for (const code of own) if (!towns.has(code)) towns.set(code, city.name);
  const key = toNameKey(city.name);
  // Among places of one name, the city wins.
  const known = places.get(key)?.find(({ town, name }) => town === name) ?? places.get(key)?.[0];
  const districts = new Set([...(known?.districts ?? []), ...own]);
  const shared = { town: city.name, districts, counties: known?.counties ?? new Set<string>() };
  if (key) places.set(key, [{ name: city.name, key, ...shared }]);
  // A place known only to the CMS counts as the whole city, against wrong promises.
  for (const name of city.nearby) {
    const nearby = toNameKey(name);
    if (nearby && !places.has(nearby)) places.set(nearby, [{ name, key: nearby, ...shared }]);
  }
}

/** In any order; a city's districts are codes such as `RG1`. */
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
    areas: Map.groupBy(towns.keys(), readAreaLetters),
    counties: countiesOf(list),
    longestName: Math.max(1, ...[...places.keys()].map((key) => key.split(' ').length)),
  };
}

/** Adds the town to an ambiguous name: `Caversham, Reading`. */
export function formatPlace({ name, town }: Place): string {
  return name === town ? name : `${name}, ${town}`;
}

/** The text to type for exactly this place. */
export function formatPlaceChoice(place: Place): string {
  const [district = ''] = place.districts;
  return place.name === place.town ? `${place.name}, ${district}` : formatPlace(place);
}

/** Post towns, the CMS's cities and their surroundings; smaller places would be hundreds. */
export function listSuggestedPlaces({ places }: Gazetteer, cities: readonly CityWords[]): string[] {
  const near = new Set(cities.flatMap(({ nearby }) => nearby.map(toNameKey)));
  return [...places.values()]
    .filter((all) => all.some(({ name, town, key }) => name === town || near.has(key)))
    .flatMap((all) => (all.length > 1 ? all.map(formatPlaceChoice) : all.map(({ name }) => name)))
    .sort((a, b) => a.localeCompare(b, 'en-GB'));
}

export interface Area {
  districts: ReadonlySet<string>;
  /** Unlisted names as words joined by spaces, e.g. `little snoring`. */
  names: ReadonlySet<string>;
}

export interface Overlap {
  /** Common districts; empty when only a name is common. */
  districts: string[];
  /** True if the overlap covers the whole first area. */
  isWhole: boolean;
}

function isSameName(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}

/** Common districts or names; `null` without any, in either order. */
export function compareAreas(asked: Area, other: Area): Overlap | null {
  const districts = [...asked.districts].filter((code) => other.districts.has(code));
  const sharesName = [...asked.names].some((name) =>
    [...other.names].some((otherName) => isSameName(name, otherName)),
  );
  if (districts.length === 0) return sharesName ? { districts, isWhole: true } : null;
  return { districts, isWhole: districts.length === asked.districts.size };
}
