import type { Rival } from './find-rivals';
import type { WishSource } from './read-wish';

/** What the register says about somebody’s niche and area, for staff. */
export interface TerritoryFinding {
  /** As understood, and where it was taken from; `null` where nothing was. */
  trade: { name: string; from: WishSource } | null;
  place: { name: string; from: WishSource } | null;
  /** What was not understood or is missing, in whole sentences. */
  problems: string[];
  /** Reservations in the way, the worst first. */
  conflicts: Rival[];
}

/** What the register says about a contract as it is being written. */
export interface ContractFinding {
  /** Where it stands, in words; `null` while it has no first day. */
  state: string | null;
  /** Districts that it covers, e.g. `RG1, RG4–RG6`; empty where none is known. */
  districts: string;
  /** What is wrong with the area; `null` when it can be placed. */
  problem: string | null;
  overlaps: { id: number; isHold: boolean; isSame: boolean; text: string }[];
}
