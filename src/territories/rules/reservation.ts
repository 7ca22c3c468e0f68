import { dayAfter } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { splitWords } from './postcodes';

interface Line {
  id?: string | null;
  of?: { relationTo: string } | null;
  isOptional?: boolean | null;
}

/** Statuses of a sent proposal that its client has not decided. */
export const openStatuses = ['sent', 'viewed', 'questions'] as const;

/**
 * Retainer lines from the price list, optional ones included. Such a proposal holds a territory;
 * its acceptance creates one.
 */
export function listRetainerLines<Of extends Line>(lines: readonly Of[] | null | undefined): Of[] {
  return (lines ?? []).filter(({ of }) => of?.relationTo === 'retainers');
}

/**
 * The retainer within a client's choice of optional lines.
 * @param chosen ids of optional lines
 */
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

/**
 * True if a person is the holder of a territory: by name, ignoring case and legal form, or by email
 * domain. A client's own territory is no conflict.
 * @param person their names, and their email address if known
 * @param clientName as in the register
 */
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

/**
 * The last reserved day (specification, section 9, “Territorial exclusivity”): so many months after
 * the retainer's last day.
 * @param policyMonths for territories without their own months
 * @returns day in the UK, `YYYY-MM-DD`; `null` for an active retainer or an unreadable end
 */
export function findLastReservedDay(period: ReservedPeriod, policyMonths: number): string | null {
  if (period.endsOn === null) return null;
  const end = new Date(period.endsOn);
  if (Number.isNaN(end.getTime())) return null;
  const months = period.isProvisional ? 0 : (period.tailMonths ?? policyMonths);
  return addMonths(ukDay(end), months);
}

/**
 * True if a territory is reserved on a day (specification, section 9; the policy page). The first
 * day does not matter: a signed later start is reserved already.
 * @param today day in the UK, `YYYY-MM-DD`
 * @param policyMonths for territories without their own months
 */
export function isReserved(period: ReservedPeriod, today: string, policyMonths: number): boolean {
  const until = findLastReservedDay(period, policyMonths);
  return until === null || today <= until;
}

/**
 * The earliest end of a retainer that still reserves its territory.
 * @param today day in the UK, `YYYY-MM-DD`
 * @param tailMonths months that a territory stays reserved
 */
export function findEarliestReservedEnd(today: string, tailMonths: number): string {
  // Month lengths differ, so this may be a day or two early.
  let day = addMonths(today, -tailMonths);
  while (addMonths(day, tailMonths) < today) day = dayAfter(day, 1);
  return day;
}
