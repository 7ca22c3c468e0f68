import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import type { Territory } from '@/payload-types';
import {
  buildRegisterGazetteer,
  hasClaimedTerritory,
  lockTerritoryRegister,
  readTerritoryRegister,
  toContract,
} from '../data/territory-register';
import { type ContractOverlap, findContractOverlaps } from '../rules/contract-overlaps';

type Fields = Partial<Omit<Territory, 'id'>> & { id?: number };

function isComplete(fields: Fields): fields is Territory {
  return Boolean(fields.clientName && fields.niche && fields.place && fields.startsOn);
}

/** Contracts that a saved or edited contract overlaps. */
export async function readOverlaps(
  req: PayloadRequest,
  drafts: readonly Fields[],
): Promise<ContractOverlap[][]> {
  const register = await readTerritoryRegister(req.payload, req);
  const gazetteer = buildRegisterGazetteer(register);
  return drafts.map((fields) => {
    const id = fields.id ?? null;
    const contract = isComplete(fields) ? toContract({ ...fields, id: id ?? 0 }, register) : null;
    if (!contract) return [];
    const draft = { ...contract, id };
    return findContractOverlaps(draft, register.contracts, gazetteer, register.tailMonths);
  });
}

/**
 * Refuses to reserve one niche in one area twice (specification, section 9). Other overlaps are
 * shown on the page. Existing overlaps can still be edited and ended.
 */
export const refuseOverlap: CollectionBeforeChangeHook<Territory> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (req.context[hasClaimedTerritory]) return data;
  await lockTerritoryRegister(req);
  const before = operation === 'update' && originalDoc ? originalDoc : {};
  const [next = [], earlier = []] = await readOverlaps(req, [{ ...before, ...data }, before]);
  const nameOf = ({ isHold, id }: ContractOverlap) => `${isHold} ${id}`;
  const known = new Set(earlier.filter(({ isSame }) => isSame).map(nameOf));
  const refused = next.find((overlap) => overlap.isSame && !known.has(nameOf(overlap)));
  if (refused) {
    throw new ValidationError({
      collection: 'territories',
      errors: [{ path: 'place', message: `One client per niche and area. ${refused.text}` }],
      req,
    });
  }
  return data;
};
