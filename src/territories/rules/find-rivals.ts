import { ukDay } from '@/platform/time/working-time';
import { type Area, overlapOf } from './area';
import type { Contract } from './contract';
import type { Gazetteer } from './gazetteer';
import type { NicheWords } from './match-business-type';
import { formatDistricts } from './postcodes';
import { isSameClient } from './same-client';
import { areaOfTerritory } from './territory-area';
import { dayInWords, stateOfTerritory } from './territory-state';
import { isUnder, reserves } from './umbrellas';

/**
 * How a reservation stands in somebody’s way. `taken`: all of their area; `part`: some of it;
 * `maybe`: nobody can place it on the map; `single`: one niche of the several that they are after.
 */
export type RivalKind = 'taken' | 'part' | 'maybe' | 'single';

/** Whether a reservation surely stands in the way: to be confirmed before something is promised. */
export const isCertain = (kind: RivalKind): boolean => kind === 'taken' || kind === 'part';

/** A reservation that somebody would run into, for staff. */
export interface Rival {
  /** Id of the territory, or of the proposal that holds it. */
  id: number;
  isHold: boolean;
  kind: RivalKind;
  clientName: string;
  /** Whole sentences, e.g. `Reserved for Helix Heating since 5 January 2026 (Reading, plumbers).` */
  text: string;
}

/** Who asks, and for what. */
export interface Wish {
  niches: readonly NicheWords[];
  area: Area;
  names: readonly string[];
  email?: string | null;
  /** Ids of proposals whose holds are their own: the one that asks, and the one that it replaces. */
  ownProposals?: readonly number[];
}

export interface RivalRegister {
  contracts: readonly Contract[];
  gazetteer: Gazetteer;
  /** Day in the UK, `YYYY-MM-DD`. */
  today: string;
  /** Months that a territory stays reserved after its retainer, unless it has its own. */
  tailMonths: number;
}

const order: Record<RivalKind, number> = { taken: 0, part: 1, maybe: 2, single: 3 };

const inSentence = (name: string) =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

function headOf(contract: Contract, { today, tailMonths }: RivalRegister): string {
  const { clientName, place, nicheName, startsOn, isHold } = contract;
  const where = `(${place}, ${inSentence(nicheName)})`;
  const state = stateOfTerritory(contract, today, tailMonths);
  if (isHold) {
    const last = state.reservedUntil ? `, until ${dayInWords(state.reservedUntil)}` : '';
    return `Held for ${clientName} by a proposal that is with them${last} ${where}.`;
  }
  const since = state.kind === 'upcoming' ? 'from' : 'since';
  const day = dayInWords(ukDay(new Date(startsOn)));
  if (state.kind === 'provisional') {
    return `Provisionally reserved for ${clientName} ${since} ${day} ${where}.`;
  }
  const until = state.reservedUntil
    ? `, until ${dayInWords(state.reservedUntil)}${state.kind === 'tail' ? ' (the retainer has ended)' : ''}`
    : '';
  return `Reserved for ${clientName} ${since} ${day}${until} ${where}.`;
}

function tailOf(kind: RivalKind, contract: Contract, districts: readonly string[]): string {
  switch (kind) {
    case 'taken':
      return '';
    case 'part':
      return ` That is a part of the area: ${formatDistricts(districts)}.`;
    case 'maybe':
      return ' It is written down without districts, so nobody can tell whether it reaches this area.';
    case 'single':
      return ` They hold ${inSentence(contract.nicheName)} alone, not every trade.`;
  }
}

function compare(
  wish: Wish,
  contract: Contract,
  gazetteer: Gazetteer,
): { kind: RivalKind; districts: string[] } | null {
  const isTaken = wish.niches.some(({ key }) => reserves(contract.nicheKey, key));
  const isSingle = wish.niches.some(({ key }) => isUnder(key, contract.nicheKey));
  if (!isTaken && !isSingle) return null;
  const area = areaOfTerritory(contract, gazetteer);
  const overlap = overlapOf(wish.area, area);
  if (!overlap) return area.isCertain || !isTaken ? null : { kind: 'maybe', districts: [] };
  const { districts, isWhole } = overlap;
  if (!isTaken) return { kind: 'single', districts };
  return { kind: isWhole ? 'taken' : 'part', districts };
}

/**
 * Finds the reservations that somebody would run into with a niche in an area (specification,
 * section 9, “Territorial exclusivity”). Their own is none of them.
 *
 * @returns what stands in the way most first; empty when the area has neither district nor name
 */
export function findRivals(wish: Wish, register: RivalRegister): Rival[] {
  const { contracts, gazetteer, today, tailMonths } = register;
  return contracts
    .filter((contract) => stateOfTerritory(contract, today, tailMonths).kind !== 'free')
    .filter(({ clientName }) => !isSameClient(wish, clientName))
    .filter(({ isHold, id }) => !(isHold && wish.ownProposals?.includes(id)))
    .flatMap((contract): Rival[] => {
      const found = compare(wish, contract, gazetteer);
      if (!found) return [];
      const { kind, districts } = found;
      const { id, clientName, isHold = false } = contract;
      const text = headOf(contract, register) + tailOf(kind, contract, districts);
      return [{ id, isHold, kind, clientName, text }];
    })
    .sort(
      (a, b) => order[a.kind] - order[b.kind] || Number(a.isHold) - Number(b.isHold) || a.id - b.id,
    );
}
