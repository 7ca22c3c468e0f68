import { dayInWords } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { type Area, compareAreas, type Gazetteer } from './gazetteer';
import {
  isNicheUnder,
  type NicheWords,
  reservesNiche,
  writeNicheInSentence,
} from './match-business-type';
import { areDistrictsWithin, formatDistricts } from './postcodes';
import { describeTerritoryState, findLastReservedDay, isSameClient } from './reservation';
import {
  type Contract,
  findTerritoryArea,
  readListedDistricts,
  type TerritoryArea,
} from './territory-area';

/** `part`: some of the area; `maybe`: its place is unknown; `single`: one of the niches. */
export type CompetitionKind = 'taken' | 'part' | 'maybe' | 'single';

/** True for a certain conflict, which must be settled before any promise. */
export const isCertainConflict = (kind: CompetitionKind): boolean =>
  kind === 'taken' || kind === 'part';

export interface CompetingTerritory {
  /** Id of the territory, or of the holding proposal. */
  id: number;
  isHold: boolean;
  kind: CompetitionKind;
  clientName: string;
  /** E.g. `Reserved for Helix Heating since 5 January 2026 (Reading, plumbers).` */
  text: string;
}

export interface WantedTerritory {
  niches: readonly NicheWords[];
  area: Area;
  names: readonly string[];
  email?: string | null;
  /** Ids of the client's proposals: the current one and the one it replaces. */
  ownProposals?: readonly number[];
}

export interface ContractsOnDay {
  contracts: readonly Contract[];
  gazetteer: Gazetteer;
  /** Day in the UK, `YYYY-MM-DD`. */
  today: string;
  tailMonths: number;
}

const order: Record<CompetitionKind, number> = { taken: 0, part: 1, maybe: 2, single: 3 };

function describeReservation(contract: Contract, { today, tailMonths }: ContractsOnDay): string {
  const { clientName, place, nicheName, startsOn, isHold } = contract;
  const { kind, reservedUntil } = describeTerritoryState(contract, today, tailMonths);
  const where = `(${place}, ${writeNicheInSentence(nicheName)})`;
  const until = reservedUntil ? `, until ${dayInWords(reservedUntil)}` : '';
  if (isHold) return `Held for ${clientName} by a proposal that is with them${until} ${where}.`;
  const from = `${kind === 'upcoming' ? 'from' : 'since'} ${dayInWords(ukDay(new Date(startsOn)))}`;
  if (kind === 'provisional') return `Provisionally reserved for ${clientName} ${from} ${where}.`;
  const tail = kind === 'tail' ? ' (the retainer has ended)' : '';
  return `Reserved for ${clientName} ${from}${until}${tail} ${where}.`;
}

function describeOverlap(kind: CompetitionKind, nicheName: string, districts: string[]): string {
  switch (kind) {
    case 'taken':
      return '';
    case 'part':
      return ` That is a part of the area: ${formatDistricts(districts)}.`;
    case 'maybe':
      return ' It is written down without districts, so it may or may not reach this area.';
    case 'single':
      return ` They hold ${writeNicheInSentence(nicheName)} alone, not every trade.`;
  }
}

function compareContract(
  wanted: WantedTerritory,
  contract: Contract,
  gazetteer: Gazetteer,
): { kind: CompetitionKind; districts: string[] } | null {
  const isTaken = wanted.niches.some(({ key }) => reservesNiche(contract.nicheKey, key));
  const isSingle = wanted.niches.some(({ key }) => isNicheUnder(key, contract.nicheKey));
  if (!isTaken && !isSingle) return null;
  const area = findTerritoryArea(contract, gazetteer);
  const overlap = compareAreas(wanted.area, area);
  if (!overlap) return area.isCertain || !isTaken ? null : { kind: 'maybe', districts: [] };
  const { districts, isWhole } = overlap;
  if (!isTaken) return { kind: 'single', districts };
  return { kind: isWhole ? 'taken' : 'part', districts };
}

/** Reservations of others (specification, section 9), the worst first. */
export function listCompetingTerritories(
  wanted: WantedTerritory,
  register: ContractsOnDay,
): CompetingTerritory[] {
  const { contracts, gazetteer, today, tailMonths } = register;
  return contracts
    .filter((contract) => describeTerritoryState(contract, today, tailMonths).kind !== 'free')
    .filter(({ clientName }) => !isSameClient(wanted, clientName))
    .filter(({ isHold, id }) => !(isHold && wanted.ownProposals?.includes(id)))
    .flatMap((contract): CompetingTerritory[] => {
      const found = compareContract(wanted, contract, gazetteer);
      if (!found) return [];
      const { kind, districts } = found;
      const { id, clientName, nicheName, isHold = false } = contract;
      const overlap = describeOverlap(kind, nicheName, districts);
      const text = describeReservation(contract, register) + overlap;
      return [{ id, isHold, kind, clientName, text }];
    })
    .sort(
      (a, b) => order[a.kind] - order[b.kind] || Number(a.isHold) - Number(b.isHold) || a.id - b.id,
    );
}

export interface ContractOverlap {
  id: number;
  isHold: boolean;
  clientName: string;
  /** Same niche and same city or district, which is forbidden. */
  isSame: boolean;
  text: string;
}

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

/** An unreadable date reserves without limit; so does a hold, which may become a territory. */
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
  return 'One of them is written down without districts, so they may or may not overlap.';
}

/** Overlaps with other clients' contracts on common days, the same niche and area first. */
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
