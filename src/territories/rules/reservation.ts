import { dayAfter } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';

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
