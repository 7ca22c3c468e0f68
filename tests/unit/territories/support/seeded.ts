import { buildGazetteer, type CityWords } from '@/territories/rules/gazetteer';
import type { NicheWords } from '@/territories/rules/match-business-type';
import { postcodeAreas } from '@/territories/rules/places/postcode-areas';
import { niches } from '../../../../seed/data/niches';
import { readCities } from '../../../../seed/places';

type Words = { text: string }[];

const words = (list: unknown) => (list as Words).map(({ text }) => text);

/** The niches of the first content, as the check reads them. */
export const seededNiches: NicheWords[] = niches.map(({ slug, name, synonyms }) => ({
  key: slug,
  name,
  words: [slug, ...words(synonyms)],
}));

/** The cities of the first content, as the check reads them. */
export const seededCities: CityWords[] = readCities([]).map((city) => ({
  name: String(city.name),
  postcodeAreas: words(city.postcodeAreas),
  nearby: words(city.nearby),
}));

export const gazetteer = buildGazetteer(postcodeAreas, seededCities);

/** What the bundled list knows by itself. */
export const bareGazetteer = buildGazetteer(postcodeAreas, []);
