import type { ReservedPeriod } from './reservation';
import type { TerritoryPlace } from './territory-area';

/**
 * A territory with all that staff know of it, or one that an open proposal holds for its client
 * until its last day.
 */
export interface Contract extends TerritoryPlace, ReservedPeriod {
  /** Of the territory; of the proposal where one holds it. */
  id: number;
  /** It is held by an open proposal. */
  isHold?: boolean;
  clientName: string;
  nicheKey: string;
  nicheName: string;
  /** ISO moment of the first day. */
  startsOn: string;
}
