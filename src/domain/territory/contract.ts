import type { ReservedPeriod } from './reservation';
import type { TerritoryPlace } from './territory-area';

/** A territory with all that staff know of it. */
export interface Contract extends TerritoryPlace, ReservedPeriod {
  id: number;
  clientName: string;
  nicheKey: string;
  nicheName: string;
  /** ISO moment of the first day. */
  startsOn: string;
}
