import { daysBetween, isOver } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { addMonths, openStatuses } from '@/territories/rules/reservation';

/** Where a proposal stands. It moves by what staff and the client do, never by hand. */
export const proposalStatuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'sent', label: 'Sent' },
  { value: 'viewed', label: 'Viewed' },
  { value: 'questions', label: 'Questions asked' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'declined', label: 'Declined' },
  { value: 'expired', label: 'Expired' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'superseded', label: 'Superseded' },
] as const;

export type ProposalStatus = (typeof proposalStatuses)[number]['value'];

/** What happens to a proposal, in the words of its record. */
export const proposalEvents = [
  { value: 'sent', label: 'Sent' },
  { value: 'viewed', label: 'Opened by the client' },
  { value: 'question', label: 'Question from the client' },
  { value: 'answer', label: 'Our answer' },
  { value: 'reminded', label: 'Reminded' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'territory-taken', label: 'Acceptance refused: the territory is reserved' },
  { value: 'declined', label: 'Declined' },
  { value: 'expired', label: 'Expired' },
  { value: 'extended', label: 'Valid for longer' },
  { value: 'new-link', label: 'New link, the old one stopped working' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'superseded', label: 'Replaced by a newer one' },
] as const;

export type ProposalEventKind = (typeof proposalEvents)[number]['value'];

/** Who can open a proposal (decisions on the specification). */
export const accessModes = [
  { value: 'private', label: 'Only with the key in its link' },
  { value: 'open', label: 'Whoever has the address' },
] as const;

export type AccessMode = (typeof accessModes)[number]['value'];

/** How often a line is paid. */
export const linePeriods = [
  { value: 'once', label: 'Once' },
  { value: 'month', label: 'Every month' },
] as const;

export type LinePeriod = (typeof linePeriods)[number]['value'];

/** Who moves a proposal on: staff, the client, or the site by itself when its time is over. */
export type Mover = 'staff' | 'client' | 'site';

type Moves = Partial<Record<ProposalStatus, readonly Mover[]>>;

/** What the client decides or lets pass, and what staff take back, while it is out. */
const decisions: Moves = {
  accepted: ['client'],
  declined: ['client'],
  expired: ['site'],
  withdrawn: ['staff'],
  superseded: ['staff'],
};

/**
 * Every move there is. What was accepted or replaced stays as it is; what was declined,
 * withdrawn or ran out can only be replaced by another proposal, or, if it ran out, be given more time.
 */
const moves: Record<ProposalStatus, Moves> = {
  draft: { sent: ['staff'] },
  sent: { viewed: ['client'], questions: ['client'], ...decisions },
  viewed: { questions: ['client'], ...decisions },
  // Answered, it is as it was before the question.
  questions: { viewed: ['staff'], ...decisions },
  expired: { sent: ['staff'], superseded: ['staff'] },
  declined: { superseded: ['staff'] },
  withdrawn: { superseded: ['staff'] },
  accepted: {},
  superseded: {},
};

/** Whether somebody may move a proposal from one status to another. */
export function canMove(from: ProposalStatus, to: ProposalStatus, by: Mover): boolean {
  return moves[from][to]?.includes(by) ?? false;
}

/** Whether it is with the client, who has not decided. */
export function isOpen(status: ProposalStatus): boolean {
  const open: readonly ProposalStatus[] = openStatuses;
  return open.includes(status);
}

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
  return addMonths(sentOn, months);
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
