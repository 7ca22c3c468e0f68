import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { texts } from '@/content/store/published';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import { ukDay } from '@/platform/time/working-time';
import { readPlaceList } from '../data/place-list';
import {
  buildRegisterGazetteer,
  isPublic,
  type RegisteredContract,
  readTerritoryRegister,
  toCityWords,
  toNicheWords,
} from '../data/territory-register';
import {
  checkTerritory,
  type TerritoryQuestion,
  type TerritoryRecord,
} from '../rules/check-territory';
import { buildGazetteer, listSuggestedPlaces } from '../rules/gazetteer';
import type { TerritoryAnswer } from '../rules/territory-answer';
import { type Certificate, makeCertificate } from '../rules/territory-certificate';

const uuid = z.uuid();

/** By its unguessable address; `null` if unknown or revoked. Discloses this contract only. */
export const getCertificate = cache(async (id: string): Promise<Certificate | null> => {
  if (!uuid.safeParse(id).success) return null;
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'territories',
    where: { certificateId: { equals: id } },
    // The public cannot read territories; the secret address grants this one.
    overrideAccess: true,
    pagination: false,
    limit: 1,
    depth: 1,
    select: { retainer: true },
    populate: { retainers: { name: true } },
  });
  const [territory] = docs;
  if (!territory) return null;
  const register = await readTerritoryRegister(cms);
  const contract = register.contracts.find((each) => each.id === territory.id && !each.isHold);
  if (!contract) return null;
  const { retainer } = territory;
  return makeCertificate(
    {
      id,
      contract,
      retainer: retainer && typeof retainer === 'object' ? retainer.name : null,
      niches: register.niches.filter(isPublic).map(toNicheWords),
      gazetteer: buildRegisterGazetteer(register),
      policyMonths: register.tailMonths,
    },
    ukDay(new Date()),
  );
});

const nicheFields = { name: true, slug: true, synonyms: true } as const;
const cityFields = { name: true, slug: true, postcodeAreas: true, nearby: true } as const;

function toRecord({ clientName, mayBeNamed, ...contract }: RegisteredContract): TerritoryRecord {
  // Names without consent are dropped before any further processing.
  return { ...contract, businessName: mayBeNamed ? clientName : null };
}

/** Only the answer leaves this function. It throws when the database cannot be read. */
export async function lookUpTerritory(
  question: TerritoryQuestion,
  now: Date,
): Promise<TerritoryAnswer> {
  const register = await readTerritoryRegister(await getCms());
  return checkTerritory(
    question,
    {
      niches: register.niches.filter(isPublic).map(toNicheWords),
      gazetteer: buildRegisterGazetteer(register),
      territories: register.contracts.map(toRecord),
      tailMonths: register.tailMonths,
    },
    ukDay(now),
  );
}

export const getTerritorySuggestions = cache(async () => {
  const cms = await getCms();
  const [niches, cities] = await Promise.all([
    listPublished(cms, 'niches', { depth: 0, sort: '_order', select: nicheFields }),
    listPublished(cms, 'cities', { depth: 0, sort: '_order', select: cityFields }),
  ]);
  const words = cities.map(toCityWords);
  return {
    businessTypes: niches.flatMap(({ name, synonyms }) => [name, ...texts(synonyms)]),
    places: listSuggestedPlaces(buildGazetteer(readPlaceList(), words), words),
  };
});
