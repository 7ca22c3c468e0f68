import { dayAfter, dayInWords } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { splitWords } from './postcodes';

interface Line {
  id?: string | null;
  of?: { relationTo: string } | null;
  isOptional?: boolean | null;
}

/** Statuses of a sent proposal that its client has not decided. */
export const openStatuses = ['sent', 'viewed', 'questions'] as const;

/** Optional ones included: such a proposal holds a territory, its acceptance creates one. */
export function listRetainerLines<Of extends Line>(lines: readonly Of[] | null | undefined): Of[] {
  return (lines ?? []).filter(({ of }) => of?.relationTo === 'retainers');
}

/** The retainer within a client's choice of optional lines. */
export function findChosenRetainer<Of extends Line>(
  lines: readonly Of[] | null | undefined,
  chosen: readonly string[],
): Of | undefined {
  return listRetainerLines(lines).find(
    ({ id, isOptional }) => !isOptional || (id && chosen.includes(id)),
  );
}

/** Legal forms and fillers, which do not identify a business. */
const forms = new Set(['ltd', 'limited', 'llp', 'plc', 'co', 'uk', 'the', 'and']);

/** Mail providers, whose names identify no business. */
const providers =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|me|mac|aol|btinternet|sky|proton(mail)?|gmx)$/;

const squeezeName = (text: string) =>
  splitWords(text)
    .filter((word) => !forms.has(word))
    .join('');

/** `helixheating` of `office@mail.helix-heating.co.uk`. */
function readBusinessName(email: string): string {
  const labels = (email.split('@')[1] ?? '').toLowerCase().split('.');
  const own = labels.filter((label) => label.length > 3 && !providers.test(label));
  // The longest part is the name; others are mail, co and uk.
  return squeezeName(own.sort((a, b) => b.length - a.length)[0] ?? '');
}

/** By name, ignoring case and legal form, or by email domain. */
export function isSameClient(
  { names, email = null }: { names: readonly string[]; email?: string | null },
  clientName: string,
): boolean {
  const client = squeezeName(clientName);
  if (!client) return false;
  return (
    names.some((name) => squeezeName(name) === client) || readBusinessName(email ?? '') === client
  );
}

/** Period of a reservation. Moments count as days in the UK. */
export interface ReservedPeriod {
  /** ISO moment of the retainer's last day; `null` while it is active. */
  endsOn: string | null;
  /** Months that it stays reserved afterwards; `null` for the policy's. */
  tailMonths: number | null;
  /** Staff have not confirmed the start: at its end it is free at once. */
  isProvisional?: boolean;
}

/** The same day of a later month, or that month's last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const later = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
  return later.toISOString().slice(0, 10);
}

/** Months after the retainer's end (specification, section 9); `null` without a readable end. */
export function findLastReservedDay(period: ReservedPeriod, policyMonths: number): string | null {
  if (period.endsOn === null) return null;
  const end = new Date(period.endsOn);
  if (Number.isNaN(end.getTime())) return null;
  const months = period.isProvisional ? 0 : (period.tailMonths ?? policyMonths);
  return addMonths(ukDay(end), months);
}

/** On a day (specification, section 9). A signed later start is reserved already. */
export function isReserved(period: ReservedPeriod, today: string, policyMonths: number): boolean {
  const until = findLastReservedDay(period, policyMonths);
  return until === null || today <= until;
}

/** The earliest end of a retainer that still reserves its territory. */
export function findEarliestReservedEnd(today: string, tailMonths: number): string {
  // Month lengths differ, so this may be a day or two early.
  let day = addMonths(today, -tailMonths);
  while (addMonths(day, tailMonths) < today) day = dayAfter(day, 1);
  return day;
}

/** `provisional`: start not confirmed. `ending`: active with a last day. `tail`: not free yet. */
export type TerritoryStateKind = 'provisional' | 'upcoming' | 'active' | 'ending' | 'tail' | 'free';

export interface TerritoryState {
  kind: TerritoryStateKind;
  /** The retainer's days in the UK, `YYYY-MM-DD`; `endsOn` is the last one. */
  startsOn: string;
  endsOn: string | null;
  /** Last reserved day; `null` while the retainer has no end. */
  reservedUntil: string | null;
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

/** State on a day (specification, section 9); an unreadable end counts as none. */
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
