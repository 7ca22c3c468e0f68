import { daysBetween, isOver } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { monthsLater } from '@/territories/rules/reservation';
import type { ProposalStatus } from './statuses';
import { isOpen } from './transitions';

/** Days before its last one from which on the client is reminded. */
export const remindDaysBefore = 3;
/** A proposal that is valid for fewer days than these needs no reminder: it was just sent. */
const fewestDaysForReminder = 5;

/**
 * The last day on which a proposal can be accepted at the prices it was sent with.
 *
 * @param sentOn the day on which it was first sent, `YYYY-MM-DD`
 * @param months policy figure `priceLock`
 */
export function lastDayOfPrices(sentOn: string, months: number): string {
  return monthsLater(sentOn, months);
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
