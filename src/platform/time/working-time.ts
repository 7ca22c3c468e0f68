import { TZDate } from '@date-fns/tz';
import { ukParts } from './short-uk-moment';

export interface WorkingTime {
  /** 0 is Sunday, as in JavaScript. */
  days: ReadonlySet<number>;
  /** 24-hour `HH:MM`. */
  opens: string;
  closes: string;
  /** `YYYY-MM-DD`; days off. */
  holidays: ReadonlySet<string>;
}

const zone = 'Europe/London';
const hourMs = 3_600_000;
/** Longer than any run of holidays: settings without a working day must not loop for ever. */
const mostDays = 400;

const dayCodes = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Weekday numbers of schema.org's days, e.g. `Mo-We,Fr`; Monday to Friday for invalid text. */
export function parseSchemaDays(text: string): Set<number> {
  const days = new Set<number>();
  for (const part of text.split(',')) {
    const [from = '', to = from] = part.trim().split('-');
    const [first, last] = [dayCodes.indexOf(from.trim()), dayCodes.indexOf(to.trim())];
    if (first < 0 || last < 0) continue;
    for (let day = first; ; day = (day + 1) % 7) {
      days.add(day);
      if (day === last) break;
    }
  }
  return days.size > 0 ? days : new Set([1, 2, 3, 4, 5]);
}

/** The UK day of a moment, `YYYY-MM-DD`. */
export function ukDay(moment: Date): string {
  const { year, month, date } = partsOf(new TZDate(moment.getTime(), zone));
  return `${year}-${String(month + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

const usual = { opens: '09:00', closes: '17:00', schemaDays: 'Mo-Fr' };

/** A new installation has no saved settings, and must store enquiries as well. */
export function toWorkingTime({
  openingHours,
  bankHolidays,
}: {
  openingHours?: { opens: string; closes: string; schemaDays: string };
  bankHolidays?: { date: string }[] | null;
}): WorkingTime {
  const { opens, closes, schemaDays } = { ...usual, ...openingHours };
  return {
    days: parseSchemaDays(schemaDays),
    opens,
    closes,
    holidays: new Set((bankHolidays ?? []).map(({ date }) => ukDay(new Date(date)))),
  };
}

function partsOf(moment: TZDate) {
  return { year: moment.getFullYear(), month: moment.getMonth(), date: moment.getDate() };
}

function at(day: TZDate, time: string): TZDate {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const { year, month, date } = partsOf(day);
  return new TZDate(year, month, date, hours, minutes, zone);
}

function dayAfter(day: TZDate, count: number): TZDate {
  const { year, month, date } = partsOf(day);
  return new TZDate(year, month, date + count, zone);
}

function isWorkingDay(day: TZDate, { days, holidays }: WorkingTime): boolean {
  return days.has(day.getDay()) && !holidays.has(ukDay(day));
}

/**
 * When an answer is due: after the promised hours on working days, at the latest at the last
 * close of office (specification, section 1; decisions, “within 24 hours”). Friday 14:00 becomes
 * Monday 14:00, Saturday becomes Monday at closing time.
 * @returns never before `received`; without any working day, `hours` later
 */
export function replyDueAt(received: Date, hours: number, working: WorkingTime): Date {
  let remaining = hours * hourMs;
  let day = dayAfter(new TZDate(received.getTime(), zone), 0);
  let from = received.getTime();
  for (let count = 0; count < mostDays; count += 1) {
    const next = dayAfter(day, 1);
    if (isWorkingDay(day, working)) {
      const available = next.getTime() - from;
      if (remaining <= available) {
        return new Date(lastMomentAtWork(from + remaining, received.getTime(), working));
      }
      remaining -= available;
    }
    day = next;
    from = next.getTime();
  }
  return new Date(received.getTime() + hours * hourMs);
}

function lastMomentAtWork(due: number, received: number, working: WorkingTime): number {
  let day = dayAfter(new TZDate(due, zone), 0);
  while (day.getTime() + 24 * hourMs > received) {
    const [opens, closes] = [at(day, working.opens).getTime(), at(day, working.closes).getTime()];
    if (isWorkingDay(day, working) && due >= opens) {
      const moment = Math.min(due, closes);
      // Received after hours with a short promise: the office is closed until it ends.
      return moment > received ? moment : due;
    }
    day = dayAfter(day, -1);
  }
  return due;
}

const dueParts = ukParts({ weekday: 'long', day: 'numeric', month: 'long' });

/** `Monday 23 November, 14:00` in UK time. */
export function formatUkMoment(moment: Date): string {
  const { weekday, day, month, hour, minute } = dueParts(moment);
  return `${weekday} ${day} ${month}, ${hour}:${minute}`;
}

/** Whether the office is open at this moment. */
export function isAtWork(moment: Date, working: WorkingTime): boolean {
  const day = dayAfter(new TZDate(moment.getTime(), zone), 0);
  if (!isWorkingDay(day, working)) return false;
  return moment >= at(day, working.opens) && moment < at(day, working.closes);
}
