import { dayInWords } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { compareAreas } from './compare-areas';
import type { Gazetteer } from './gazetteer';
import { reservesNiche } from './match-business-type';
import { areDistrictsWithin, formatDistricts } from './postcodes';
import { findLastReservedDay, isSameClient } from './reservation';
import {
  type Contract,
  findTerritoryArea,
  readListedDistricts,
  type TerritoryArea,
} from './territory-area';

export interface ContractOverlap {
  /** Id of the territory, or of the holding proposal. */
  id: number;
  isHold: boolean;
  clientName: string;
  /** Same niche and same city or district, which is forbidden. */
  isSame: boolean;
  /** Whole sentences for staff. */
  text: string;
}

/** The register's answer about an edited contract. */
export interface ContractFinding {
  /** Its state as text; `null` without a first day. */
  state: string | null;
  /** Covered districts, e.g. `RG1, RG4–RG6`; empty where none is known. */
  districts: string;
  /** The fault of the area; `null` when it can be placed. */
  problem: string | null;
  overlaps: Omit<ContractOverlap, 'clientName'>[];
}

type Draft = Omit<Contract, 'id' | 'nicheName'> & { id: number | null };

const forEver = '9999-12-31';

/**
 * First and last reserved day. An unreadable date reserves without limit; so does a hold, which may
 * become a territory without an end.
 */
function readReservedDays(contract: Draft, tailMonths: number): { from: string; until: string } {
  const start = new Date(contract.startsOn);
  return {
    from: Number.isNaN(start.getTime()) ? '' : ukDay(start),
    until: (contract.isHold ? null : findLastReservedDay(contract, tailMonths)) ?? forEver,
  };
}

const isEqual = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  areDistrictsWithin(a, b) && areDistrictsWithin(b, a);

const isSameArea = (a: TerritoryArea, b: TerritoryArea) =>
  a.isCertain && b.isCertain && isEqual(a.districts, b.districts) && isEqual(a.names, b.names);

/** Says where two areas meet; `null` for no overlap. */
function describeMeeting(a: TerritoryArea, b: TerritoryArea): string | null {
  const overlap = compareAreas(a, b);
  if (overlap?.districts.length) return `Both cover ${formatDistricts(overlap.districts)}.`;
  if (overlap) return 'Both name the same place.';
  if (a.isCertain && b.isCertain) return null;
  return 'One of them is written down without districts, so nobody can tell whether they overlap.';
}

/**
 * Compares a contract with all others (specification, section 9: one client per niche and area).
 * Contracts of the same client and of other days are left out.
 * @param tailMonths months after a retainer's end, for territories without their own
 * @returns the same niche and area first
 */
export function findContractOverlaps(
  draft: Draft,
  others: readonly Contract[],
  gazetteer: Gazetteer,
  tailMonths: number,
): ContractOverlap[] {
  const area = findTerritoryArea(draft, gazetteer);
  const codes = readListedDistricts(draft, gazetteer);
  const days = readReservedDays(draft, tailMonths);
  return others
    .filter(({ id, isHold }) => isHold || id !== draft.id)
    .filter(({ clientName }) => !isSameClient({ names: [draft.clientName] }, clientName))
    .filter(
      ({ nicheKey: key }) =>
        reservesNiche(key, draft.nicheKey) || reservesNiche(draft.nicheKey, key),
    )
    .flatMap((other): ContractOverlap[] => {
      const theirs = readReservedDays(other, tailMonths);
      if (days.from > theirs.until || theirs.from > days.until) return [];
      const otherArea = findTerritoryArea(other, gazetteer);
      const meeting = describeMeeting(area, otherArea);
      if (!meeting) return [];
      const sharesCode = [...readListedDistricts(other, gazetteer)].some((code) => codes.has(code));
      const isSame =
        other.nicheKey === draft.nicheKey && (sharesCode || isSameArea(area, otherArea));
      const until = theirs.until === forEver ? '' : ` until ${dayInWords(theirs.until)}`;
      const { id, clientName, isHold = false } = other;
      const head = isHold
        ? `A proposal that is with ${clientName} holds ${other.nicheName} in ${other.place}.`
        : `${clientName} has ${other.nicheName} in ${other.place} reserved${until}.`;
      return [{ id, isHold, clientName, isSame, text: `${head} ${meeting}` }];
    })
    .sort((a, b) => Number(b.isSame) - Number(a.isSame) || a.id - b.id);
}
