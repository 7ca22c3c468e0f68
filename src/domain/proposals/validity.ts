import { ukDay } from '../enquiry/working-time';
import { monthsLater } from '../territory/reservation';
import type { ProposalStatus } from './statuses';
import { isOpen } from './transitions';

const dayMs = 86_400_000;

/** Days before its last one from which on the client is reminded. */
export const remindDaysBefore = 3;
/** A proposal that is valid for fewer days than these needs no reminder: it was just sent. */
const fewestDaysForReminder = 5;

/** Whole days from one to another, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** The day so many days later. `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * The last day on which a proposal can be accepted at the prices it was sent with.
 *
 * @param sentOn the day on which it was first sent, `YYYY-MM-DD`
 * @param months policy figure `priceLock`
 */
export function lastDayOfPrices(sentOn: string, months: number): string {
  return monthsLater(sentOn, months);
}

/**
 * Whether a proposal’s time is over. Its last day counts to its end, in UK time.
 *
 * @param validUntil `YYYY-MM-DD`
 */
export function isOver(validUntil: string, now: Date): boolean {
  return ukDay(now) > validUntil;
}

/** As much of a proposal as decides whether its client is reminded. Days are `YYYY-MM-DD`. */
export interface Remindable {
  status: ProposalStatus;
  validUntil: string;
  /** When it was sent, or given more time for the last time. */
  since: Date;
  /** It was done already, for this last day. */
  isReminded: boolean;
}

/**
 * Whether the client is to be reminded: once, from three days before the last one, while they have
 * not decided, and only if they had five days or more.
 */
export function isReminderDue(proposal: Remindable, now: Date): boolean {
  const { status, validUntil, since, isReminded } = proposal;
  if (isReminded || !isOpen(status) || isOver(validUntil, now)) return false;
  if (daysBetween(ukDay(since), validUntil) < fewestDaysForReminder) return false;
  return daysBetween(ukDay(now), validUntil) <= remindDaysBefore;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/**
 * A day in words, e.g. `22 December 2026`.
 *
 * @param day `YYYY-MM-DD`
 */
export function dayInWords(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment of a contract in words, in UK time: `22 November 2026, 14:03`. */
export function momentInWords(moment: Date): string {
  return `${dayInWords(ukDay(moment))}, ${timeFormat.format(moment)}`;
}
