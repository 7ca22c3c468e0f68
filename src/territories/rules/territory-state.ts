import { dayAfter, dayInWords } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { findLastReservedDay, type ReservedPeriod } from './reservation';

/**
 * `provisional`: accepted, but staff have not confirmed the start. `ending`: active with a known
 * last day. `tail`: the retainer has ended, the area is not free.
 */
export type TerritoryStateKind = 'provisional' | 'upcoming' | 'active' | 'ending' | 'tail' | 'free';

export interface TerritoryState {
  kind: TerritoryStateKind;
  /** The retainer's days in the UK, `YYYY-MM-DD`; `endsOn` is the last one. */
  startsOn: string;
  endsOn: string | null;
  /** Last reserved day; `null` while the retainer has no end. */
  reservedUntil: string | null;
  /** As text, e.g. `Retainer ended, reserved until 3 March 2028`. */
  text: string;
}

/** Days before a retainer's end at which staff are notified. */
export const endingSoonDays = 90;

type Days = Omit<TerritoryState, 'text'>;

function writeState({ kind, startsOn, endsOn, reservedUntil: until }: Days): string {
  const ends = endsOn ? dayInWords(endsOn) : '';
  switch (kind) {
    case 'provisional':
      return 'Provisional: confirm the retainer’s start';
    case 'upcoming':
      return `Reserved, starts on ${dayInWords(startsOn)}`;
    case 'active':
      return 'Reserved';
    case 'ending':
      return `Reserved, retainer ends on ${ends}`;
    case 'tail':
      return `Retainer ended, reserved until ${until ? dayInWords(until) : ends}`;
    case 'free':
      return `Free since ${dayInWords(dayAfter(until ?? endsOn ?? startsOn, 1))}`;
  }
}

function chooseKind(
  today: string,
  { startsOn, endsOn, reservedUntil: until }: Omit<Days, 'kind'>,
  isProvisional: boolean,
): TerritoryStateKind {
  if (until !== null && today > until) return 'free';
  if (isProvisional) return 'provisional';
  if (endsOn !== null && today > endsOn) return 'tail';
  if (today < startsOn) return 'upcoming';
  return endsOn === null ? 'active' : 'ending';
}

/**
 * Describes a territory's state on a day (specification, section 9; the policy page).
 * @param period ISO moments of its first and last day; an unreadable end counts as none
 * @param today day in the UK, `YYYY-MM-DD`
 * @param policyMonths for territories without their own months
 */
export function describeTerritoryState(
  period: ReservedPeriod & { startsOn: string },
  today: string,
  policyMonths: number,
): TerritoryState {
  const start = new Date(period.startsOn);
  const until = findLastReservedDay(period, policyMonths);
  const days = {
    startsOn: Number.isNaN(start.getTime()) ? today : ukDay(start),
    endsOn: until === null || period.endsOn === null ? null : ukDay(new Date(period.endsOn)),
    reservedUntil: until,
  };
  const known = { kind: chooseKind(today, days, period.isProvisional ?? false), ...days };
  return { ...known, text: writeState(known) };
}
