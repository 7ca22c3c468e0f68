import { dayAfter } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { splitWords } from './postcodes';

interface Line {
  id?: string | null;
  of?: { relationTo: string } | null;
  isOptional?: boolean | null;
}

/** Statuses of a proposal that is out with its client, who has not decided. */
export const openStatuses = ['sent', 'viewed', 'questions'] as const;

/**
 * The lines that are retainers of the price list, also those that the client can leave out. With one
 * of them a proposal holds a territory, and its acceptance makes one.
 */
export function retainerLines<Of extends Line>(lines: readonly Of[] | null | undefined): Of[] {
  return (lines ?? []).filter(({ of }) => of?.relationTo === 'retainers');
}

/**
 * The retainer that a client takes with a choice of the optional lines.
 *
 * @param chosen ids of optional lines
 */
export function chosenRetainer<Of extends Line>(
  lines: readonly Of[] | null | undefined,
  chosen: readonly string[],
): Of | undefined {
  return retainerLines(lines).find(
    ({ id, isOptional }) => !isOptional || (id && chosen.includes(id)),
  );
}

/** What a business is, and not what it is called. */
const forms = new Set(['ltd', 'limited', 'llp', 'plc', 'co', 'uk', 'the', 'and']);

/** Mail providers: their name is nobody’s business. */
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
  // The longest part is the name: what stands before and after it are mail, co and uk.
  return squeezeName(own.sort((a, b) => b.length - a.length)[0] ?? '');
}

/**
 * Whether somebody is the client who holds a territory: by the name, whatever its case and legal
 * form, or by the name in their e-mail address. A client’s own territory stands in nobody’s way.
 *
 * @param person names that they go by, and their e-mail address where it is known
 * @param clientName as it stands in the register
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

/** When a territory is reserved. Days are stored as moments and count as days in the UK. */
export interface ReservedPeriod {
  /** ISO moment of the retainer’s last day; `null` while it is active. */
  endsOn: string | null;
  /** Months that it stays reserved afterwards; `null` for those of the policy. */
  tailMonths: number | null;
  /** Staff have not confirmed the retainer’s start: when it ends, it is free at once. */
  isProvisional?: boolean;
}

/** The same day so many months later; the last of the month where there is no such day. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const later = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
  return later.toISOString().slice(0, 10);
}

/**
 * The last day on which a territory is out of reach (specification, section 9, “Territorial
 * exclusivity”): the same day so many months after the retainer’s last one.
 *
 * @param policyMonths months after the end, where the territory has none of its own
 * @returns day in the UK, `YYYY-MM-DD`; `null` while nobody knows: the retainer is active, or its
 *   end is a date that nobody can read
 */
export function reservedUntil(period: ReservedPeriod, policyMonths: number): string | null {
  if (period.endsOn === null) return null;
  const end = new Date(period.endsOn);
  if (Number.isNaN(end.getTime())) return null;
  const months = period.isProvisional ? 0 : (period.tailMonths ?? policyMonths);
  return monthsLater(ukDay(end), months);
}

/**
 * Whether a territory is out of reach on a day (specification, section 9; the policy page).
 *
 * Its first day plays no part: what is signed and begins later is promised already. Once the
 * retainer has ended, the territory is free on the day after the same day so many months on.
 *
 * @param today day in the UK, `YYYY-MM-DD`
 * @param policyMonths months after the end, where the territory has none of its own
 */
export function isReserved(period: ReservedPeriod, today: string, policyMonths: number): boolean {
  const until = reservedUntil(period, policyMonths);
  return until === null || today <= until;
}

/**
 * The earliest last day of a retainer with which a territory is still reserved: what ended before
 * is free.
 *
 * @param today day in the UK, `YYYY-MM-DD`
 * @param tailMonths months that a territory stays reserved
 */
export function earliestReservedEnd(today: string, tailMonths: number): string {
  // Months have different lengths, so this is a day or two early at the end of some of them.
  let day = monthsLater(today, -tailMonths);
  while (monthsLater(day, tailMonths) < today) day = dayAfter(day, 1);
  return day;
}
