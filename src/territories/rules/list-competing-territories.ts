import { dayInWords } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { type Area, compareAreas } from './compare-areas';
import type { Gazetteer } from './gazetteer';
import type { NicheWords } from './match-business-type';
import { isNicheUnder, reservesNiche, writeNicheInSentence } from './match-business-type';
import { formatDistricts } from './postcodes';
import { isSameClient } from './reservation';
import { type Contract, findTerritoryArea } from './territory-area';
import { describeTerritoryState } from './territory-state';

/**
 * How a reservation conflicts. `taken`: the whole area; `part`: some of it; `maybe`: its place is
 * unknown; `single`: one of several wanted niches.
 */
export type CompetitionKind = 'taken' | 'part' | 'maybe' | 'single';

/** True for a certain conflict, which must be settled before any promise. */
export const isCertainConflict = (kind: CompetitionKind): boolean =>
  kind === 'taken' || kind === 'part';

/** A conflicting reservation, for staff. */
export interface CompetingTerritory {
  /** Id of the territory, or of the holding proposal. */
  id: number;
  isHold: boolean;
  kind: CompetitionKind;
  clientName: string;
  /**
   * Whole sentences, e.g. `Reserved for Helix Heating since 5 January 2026 (Reading, plumbers).`
   */
  text: string;
}

/** A client and the territory they want. */
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
  /** Months of the policy after a retainer's end; a territory may have its own. */
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
      return ' It is written down without districts, so nobody can tell whether it reaches this area.';
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

/**
 * Lists reservations that conflict with a niche in an area (specification, section 9, “Territorial
 * exclusivity”), except the client's own.
 * @returns the worst conflicts first; empty for an area without district and name
 */
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
