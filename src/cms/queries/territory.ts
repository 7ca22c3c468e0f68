import 'server-only';
import { cache } from 'react';
import { ukDay } from '@/domain/enquiry/working-time';
import { policyFigures } from '@/domain/pricing/policy-figures';
import type { TerritoryAnswer } from '@/domain/territory/answer';
import { checkTerritory, type TerritoryRecord } from '@/domain/territory/check-territory';
import { buildGazetteer, type CityWords, suggestedPlaces } from '@/domain/territory/gazetteer';
import type { NicheWords } from '@/domain/territory/match-business-type';
import { postcodeAreas } from '@/domain/territory/places/postcode-areas';
import type { TerritoryQuestion } from '@/domain/territory/question';
import type { City, Niche, Territory } from '@/payload-types';
import { getCms } from '../client';
import { texts } from '../document-meta';

type StoredNiche = Pick<Niche, 'id' | 'name' | 'slug' | 'synonyms' | 'seedKey' | '_status'> & {
  deletedAt?: string | null;
};
type StoredCity = Pick<City, 'id' | 'name' | 'postcodeAreas' | 'nearby'>;
type StoredTerritory = Omit<Territory, 'id' | 'note' | 'retainer' | 'updatedAt' | 'createdAt'>;

const nicheFields = { name: true, slug: true, synonyms: true } as const;
const cityFields = { name: true, postcodeAreas: true, nearby: true } as const;

/** The first content’s name for a niche outlives a new slug; staff’s own niches have their slug. */
function toNicheWords({ name, slug, synonyms, seedKey }: StoredNiche): NicheWords {
  return { key: seedKey || slug, name, words: [slug, ...texts(synonyms)] };
}

function toCityWords({ name, postcodeAreas: codes, nearby }: StoredCity): CityWords {
  return { name, postcodeAreas: texts(codes), nearby: texts(nearby) };
}

const idOf = (value: number | { id: number } | null | undefined) =>
  typeof value === 'object' ? value?.id : value;

function toRecord(
  territory: StoredTerritory,
  niches: ReadonlyMap<number, StoredNiche>,
  cities: ReadonlyMap<number, StoredCity>,
): TerritoryRecord | null {
  const niche = niches.get(idOf(territory.niche) ?? 0);
  if (!niche) return null;
  const city = cities.get(idOf(territory.city) ?? 0);
  const { key, name } = toNicheWords(niche);
  return {
    nicheKey: key,
    nicheName: name,
    // From here on nobody knows the name of a client who did not agree to be named.
    businessName: territory.mayBeNamed ? territory.clientName : null,
    place: territory.place,
    postcodeAreas: texts(territory.postcodeAreas),
    city: city ? toCityWords(city) : null,
    endsOn: territory.endsOn ?? null,
    tailMonths: territory.tailMonths ?? null,
  };
}

/**
 * Looks a territory up, for somebody who may not read the register.
 *
 * @param now the moment of the question
 * @returns the answer and nothing else of what was read
 * @throws when the database can’t be read: then there is no answer
 */
export async function lookUpTerritory(
  question: TerritoryQuestion,
  now: Date,
): Promise<TerritoryAnswer> {
  const cms = await getCms();
  // The one place that reads territories for the public, who may read none of them: the answer needs
  // all of them, and only the answer leaves this function. Niches and cities that are not published
  // are read as well, because a territory can be reserved in one.
  const override = { overrideAccess: true, draft: false, pagination: false, depth: 0 } as const;
  const [territories, niches, cities, policy] = await Promise.all([
    cms.find({
      collection: 'territories',
      ...override,
      select: {
        clientName: true,
        mayBeNamed: true,
        niche: true,
        city: true,
        place: true,
        postcodeAreas: true,
        startsOn: true,
        endsOn: true,
        tailMonths: true,
      },
    }),
    cms.find({
      collection: 'niches',
      ...override,
      trash: true,
      select: { ...nicheFields, seedKey: true, deletedAt: true, _status: true },
    }),
    cms.find({
      collection: 'cities',
      ...override,
      trash: true,
      select: { ...cityFields, deletedAt: true, _status: true },
    }),
    cms.findGlobal({ slug: 'policy-settings', ...override, select: { exclusivityTail: true } }),
  ]);
  const isPublic = (doc: { _status?: string | null; deletedAt?: string | null }) =>
    doc._status === 'published' && !doc.deletedAt;
  const nichesById = new Map(niches.docs.map((niche) => [niche.id, niche]));
  const citiesById = new Map(cities.docs.map((city) => [city.id, city]));
  return checkTerritory(
    question,
    {
      niches: niches.docs.filter(isPublic).map(toNicheWords),
      cities: cities.docs.filter(isPublic).map(toCityWords),
      territories: territories.docs.flatMap(
        (territory) => toRecord(territory, nichesById, citiesById) ?? [],
      ),
      tailMonths: policy.exclusivityTail ?? policyFigures.exclusivityTail.initial,
    },
    ukDay(now),
  );
}

export interface TerritorySuggestions {
  businessTypes: string[];
  places: string[];
}

/** What the check’s two fields suggest: published niches with their other names, and places. */
export const getTerritorySuggestions = cache(async (): Promise<TerritorySuggestions> => {
  const cms = await getCms();
  const published = {
    overrideAccess: false,
    draft: false,
    pagination: false,
    depth: 0,
    where: { _status: { equals: 'published' } },
    sort: '_order',
  } as const;
  const [niches, cities] = await Promise.all([
    cms.find({ collection: 'niches', ...published, select: nicheFields }),
    cms.find({ collection: 'cities', ...published, select: cityFields }),
  ]);
  const words = cities.docs.map(toCityWords);
  return {
    businessTypes: niches.docs.flatMap(({ name, synonyms }) => [name, ...texts(synonyms)]),
    places: suggestedPlaces(buildGazetteer(postcodeAreas, words), words),
  };
});
