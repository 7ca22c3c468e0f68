import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { getCms } from '@/platform/cms';
import { ukDay } from '@/platform/time/working-time';
import {
  buildRegisterGazetteer,
  isPublic,
  readTerritoryRegister,
  toNicheWords,
} from '../data/territory-register';
import { type Certificate, makeCertificate } from '../rules/territory-certificate';

const uuid = z.uuid();

/**
 * A client's current certificate by its unguessable address. It discloses this one contract only.
 * @returns `null` for an unknown or revoked address
 */
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
