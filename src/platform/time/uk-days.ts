import { TZDate } from '@date-fns/tz';
import { ukParts } from './short-uk-moment';
import { ukDay } from './working-time';

const dayMs = 86_400_000;

/** The start of a UK day, `YYYY-MM-DD`, as an ISO moment. */
export function startOfUkDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, 'Europe/London').getTime()).toISOString();
}

/** Days from one to another, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** Adds days to a `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** True after the end of a UK day, `YYYY-MM-DD`. */
export function isOver(lastDay: string, now: Date): boolean {
  return ukDay(now) > lastDay;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `22 December 2026` */
export function dayInWords(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

const timeOf = ukParts({});

/** A contract's moment in UK time: `22 November 2026, 14:03`. */
export function momentInWords(moment: Date): string {
  const { hour, minute } = timeOf(moment);
  return `${dayInWords(ukDay(moment))}, ${hour}:${minute}`;
}
