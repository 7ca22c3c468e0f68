import { TZDate } from '@date-fns/tz';
import { ukDay } from '@/platform/time/working-time';

const zone = 'Europe/London';

/** Periods of the policy settings: years, years, years, days, months, days. */
export interface RetentionPeriods {
  keepEnquiries: number;
  keepProjects: number;
  keepFinancial: number;
  keepSpam: number;
  keepAnalytics: number;
  keepScanHashes: number;
}

/** `null` where the period is invalid. Each moment is the start of a UK day. */
export interface CutOffs {
  enquiries: Date | null;
  projects: Date | null;
  /** Contracts, which tax and company law require. */
  financial: Date | null;
  spam: Date | null;
  /** `YYYY-MM-DD`, the format of the statistics. */
  analytics: string | null;
  /** The personal link of scans. */
  scans: Date | null;
  /** Sign-ins and exports. */
  auditLog: Date | null;
  /** What the chat could not answer. */
  unanswered: Date | null;
}

/** Months. Not a setting, because monitored users must not shorten the log. */
const auditLogMonths = 12;

/** Months since it was last asked. By then it is answered, or nobody wants to know. */
const unansweredMonths = 12;

/** Months. Exceeds every period and stays within PostgreSQL’s date range. */
const mostMonths = 200 * 12;
const mostDays = 200 * 365;

/** An empty or mistyped field must not delete everything. */
function isPeriod(count: unknown): count is number {
  return typeof count === 'number' && Number.isFinite(count) && count > 0;
}

/**
 * Start of the UK day this many calendar months ago; 31 March minus one is end of February. Fractions
 * are rounded up, in favour of keeping.
 */
function backMonths(now: Date, months: number): Date | null {
  if (!isPeriod(months)) return null;
  const today = new TZDate(now.getTime(), zone);
  const back = today.getMonth() - Math.min(Math.ceil(months), mostMonths);
  const lastDay = new TZDate(today.getFullYear(), back + 1, 0, zone).getDate();
  const date = Math.min(today.getDate(), lastDay);
  return new Date(new TZDate(today.getFullYear(), back, date, zone).getTime());
}

function backDays(now: Date, days: number): Date | null {
  if (!isPeriod(days)) return null;
  const today = new TZDate(now.getTime(), zone);
  const date = today.getDate() - Math.min(Math.ceil(days), mostDays);
  return new Date(new TZDate(today.getFullYear(), today.getMonth(), date, zone).getTime());
}

/** By the calendar (specification, section 9, Retention). A period of 0 counts as a mistake. */
export function cutOffs(periods: RetentionPeriods, now: Date): CutOffs {
  const firstDay = backMonths(now, periods.keepAnalytics);
  return {
    enquiries: backMonths(now, periods.keepEnquiries * 12),
    projects: backMonths(now, periods.keepProjects * 12),
    financial: backMonths(now, periods.keepFinancial * 12),
    spam: backDays(now, periods.keepSpam),
    analytics: firstDay && ukDay(firstDay),
    scans: backDays(now, periods.keepScanHashes),
    auditLog: backMonths(now, auditLogMonths),
    unanswered: backMonths(now, unansweredMonths),
  };
}

export interface PurgeOutcome {
  /** Name of the deleted data, e.g. `Messages held as spam`. */
  what: string;
  deleted: number;
  /** `broken`: stopped by an error. `no period`: the setting is invalid. */
  problem?: 'broken' | 'no period';
  /** The night’s limit was reached; the next night continues. */
  hasMore?: boolean;
}

export interface PurgeReport {
  deleted: number;
  summary: string;
  hasProblem: boolean;
}

export const keptReports = 400;

const problems: Record<NonNullable<PurgeOutcome['problem']>, string> = {
  broken: 'Then something went wrong; the server’s log says what. The next night tries again.',
  'no period':
    'The period in Fees and periods is 0 or missing, so nothing was deleted. Please correct it.',
};

function lineOf({ what, deleted, problem, hasMore }: PurgeOutcome): string {
  const notes = [
    ...(problem ? [problems[problem]] : []),
    ...(hasMore ? ['There is more; the next night goes on.'] : []),
  ];
  return [`${what}: ${deleted}.`, ...notes].join(' ');
}

export function purgeReport(outcomes: readonly PurgeOutcome[]): PurgeReport {
  return {
    deleted: outcomes.reduce((sum, { deleted }) => sum + deleted, 0),
    summary: outcomes.map(lineOf).join('\n'),
    hasProblem: outcomes.some(({ problem }) => problem !== undefined),
  };
}

/** It remains if the night is interrupted. */
export const unfinishedReport: PurgeReport = {
  deleted: 0,
  summary: 'This run has not come to its end. What it deleted until then is not counted here.',
  hasProblem: true,
};
