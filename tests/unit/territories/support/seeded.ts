import { readPlaceList } from '@/territories/data/place-list';
import { buildGazetteer, type CityWords } from '@/territories/rules/gazetteer';
import type { NicheWords } from '@/territories/rules/match-business-type';
import { niches } from '../../../../seed/data/niches';
import { readCities } from '../../../../seed/places';

type Words = { text: string }[];

const words = (list: unknown) => (list as Words).map(({ text }) => text);

/** The niches of the first content in the form of the check. */
export const seededNiches: NicheWords[] = niches.map(({ slug, name, synonyms }) => ({
  key: slug,
  name,
  words: [slug, ...words(synonyms)],
}));

/** The cities of the first content in the form of the check. */
export const seededCities: CityWords[] = readCities([]).map((city) => ({
  name: String(city.name),
  postcodeAreas: words(city.postcodeAreas),
  nearby: words(city.nearby),
}));

export const placeList = readPlaceList();

export const gazetteer = buildGazetteer(placeList, seededCities);

/** The list of places without the CMS’s cities. */
export const bareGazetteer = buildGazetteer(placeList, []);
