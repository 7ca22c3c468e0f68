import { shortUkMoment } from '@/platform/time/short-uk-moment';
import { dayAfter, daysBetween, isOver } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import type { ProposalStatus } from './statuses';
import { isOpen, remindDaysBefore } from './statuses';

/** Days without a change after which a draft counts as forgotten. */
const untouchedDays = 3;

/** The fields that decide whether a proposal needs attention. Times are ISO 8601. */
export interface ProposalState {
  status: ProposalStatus;
  validUntil?: string | null | undefined;
  acceptedAt?: string | null | undefined;
  updatedAt: string;
}

export const proposalNeeds = ['question', 'ending', 'accepted', 'untouched'] as const;

export interface ProposalNeed {
  kind: (typeof proposalNeeds)[number];
  text: string;
}

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' });

function endText(days: number, lastDay: string): string {
  if (days === 0) return 'Ends today';
  if (days === 1) return 'Ends tomorrow';
  return `Ends on ${weekday.format(new Date(`${lastDay}T00:00:00Z`))}`;
}

/** Why a proposal needs attention; `null` if it does not. */
export function proposalNeedOf(state: ProposalState, now: Date): ProposalNeed | null {
  const { status, validUntil, acceptedAt, updatedAt } = state;
  const today = ukDay(now);
  if (status === 'questions') return { kind: 'question', text: 'Question to answer' };
  if (isOpen(status) && validUntil) {
    const lastDay = ukDay(new Date(validUntil));
    const days = daysBetween(today, lastDay);
    if (isOver(lastDay, now) || days > remindDaysBefore) return null;
    return { kind: 'ending', text: endText(days, lastDay) };
  }
  if (status === 'accepted' && acceptedAt && acceptedAt >= acceptedFrom(now)) {
    return { kind: 'accepted', text: `Accepted ${shortUkMoment(new Date(acceptedAt), now)}` };
  }
  if (status === 'draft' && updatedAt < untouchedBefore(now)) {
    return {
      kind: 'untouched',
      text: `Draft, untouched since ${shortUkMoment(new Date(updatedAt), now)}`,
    };
  }
  return null;
}

/** @returns ISO 8601: latest last day of a proposal that ends soon */
export function endingBefore(now: Date): string {
  return `${dayAfter(ukDay(now), remindDaysBefore + 1)}T00:00:00.000Z`;
}

/** @returns ISO 8601: start of yesterday; later acceptances count as news */
export function acceptedFrom(now: Date): string {
  return `${dayAfter(ukDay(now), -1)}T00:00:00.000Z`;
}

/** @returns ISO 8601: drafts last changed before this moment count as forgotten */
export function untouchedBefore(now: Date): string {
  return `${dayAfter(ukDay(now), -untouchedDays)}T00:00:00.000Z`;
}
