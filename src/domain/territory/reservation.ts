import { ukDay } from '../enquiry/working-time';

/** When a territory is reserved. Days are stored as moments and count as days in the UK. */
export interface ReservedPeriod {
  /** ISO moment of the retainer’s last day; `null` while it is active. */
  endsOn: string | null;
  /** Months that it stays reserved afterwards; `null` for those of the policy. */
  tailMonths: number | null;
}

/** The same day so many months later; the last of the month where there is no such day. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const later = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
  return later.toISOString().slice(0, 10);
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
  if (period.endsOn === null) return true;
  const end = new Date(period.endsOn);
  // A date that nobody can read frees nothing.
  if (Number.isNaN(end.getTime())) return true;
  return today <= monthsLater(ukDay(end), period.tailMonths ?? policyMonths);
}
