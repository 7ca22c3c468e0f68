import { TZDate } from '@date-fns/tz';
import { ukDay } from '@/platform/time/working-time';

const zone = 'Europe/London';

/** The policy settings’ periods: years, years, years, days, months, days. */
export interface RetentionPeriods {
  keepEnquiries: number;
  keepProjects: number;
  keepFinancial: number;
  keepSpam: number;
  keepAnalytics: number;
  keepScanHashes: number;
}

/**
 * Whatever is older than this goes; `null` where the period makes no sense. Moments are the
 * beginning of a UK day.
 */
export interface CutOffs {
  enquiries: Date | null;
  projects: Date | null;
  /** Contracts, which tax and company law ask for. */
  financial: Date | null;
  spam: Date | null;
  /** `YYYY-MM-DD`, as statistics name their days. */
  analytics: string | null;
  /** Whose scans they were. */
  scans: Date | null;
  /** Who signed in, and who took data out. */
  auditLog: Date | null;
}

/** No setting: whoever is watched by the log should not be able to shorten it. */
const auditLogMonths = 12;

/** Longer than anything is kept, and still a date that the database knows. */
const mostMonths = 200 * 12;
const mostDays = 200 * 365;

/** An empty field or a slip of the keyboard must not mean “delete everything”. */
function isPeriod(count: unknown): count is number {
  return typeof count === 'number' && Number.isFinite(count) && count > 0;
}

/** The beginning of the UK day so many calendar months ago; 31 March less one month is the end of February. */
function monthsBefore(now: Date, months: number): TZDate {
  const today = new TZDate(now.getTime(), zone);
  const first = new TZDate(today.getFullYear(), today.getMonth() - months, 1, zone);
  const lastDay = new TZDate(first.getFullYear(), first.getMonth() + 1, 0, zone).getDate();
  return new TZDate(
    first.getFullYear(),
    first.getMonth(),
    Math.min(today.getDate(), lastDay),
    zone,
  );
}

function daysBefore(now: Date, days: number): TZDate {
  const today = new TZDate(now.getTime(), zone);
  return new TZDate(today.getFullYear(), today.getMonth(), today.getDate() - days, zone);
}

/** What is finer than a month or a day is rounded up, in favour of keeping. */
function backMonths(now: Date, months: number): Date | null {
  if (!isPeriod(months)) return null;
  return new Date(monthsBefore(now, Math.min(Math.ceil(months), mostMonths)).getTime());
}

function backDays(now: Date, days: number): Date | null {
  if (!isPeriod(days)) return null;
  return new Date(daysBefore(now, Math.min(Math.ceil(days), mostDays)).getTime());
}

/**
 * How far back data is kept, by the calendar: a year ago today, whatever days the year had
 * (specification, section 9, Retention). A period of 0 is taken for a mistake.
 *
 * @param now passed in, so that the rule has no clock of its own
 */
export function cutOffs(periods: RetentionPeriods, now: Date): CutOffs {
  const { keepEnquiries, keepProjects, keepFinancial, keepSpam, keepAnalytics, keepScanHashes } =
    periods;
  const firstDay = backMonths(now, keepAnalytics);
  return {
    enquiries: backMonths(now, keepEnquiries * 12),
    projects: backMonths(now, keepProjects * 12),
    financial: backMonths(now, keepFinancial * 12),
    spam: backDays(now, keepSpam),
    analytics: firstDay && ukDay(firstDay),
    scans: backDays(now, keepScanHashes),
    auditLog: backMonths(now, auditLogMonths),
  };
}
