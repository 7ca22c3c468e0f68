import { daysBetween, isOver } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { addMonths, openStatuses } from '@/territories/rules/reservation';

/** A proposal's status. Actions of staff and client change it; it is never edited by hand. */
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

/** Access modes of a proposal (decisions on the specification). */
export const accessModes = [
  { value: 'private', label: 'Only with the key in its link' },
  { value: 'open', label: 'Anyone with the address' },
] as const;

export const linePeriods = [
  { value: 'once', label: 'Once' },
  { value: 'month', label: 'Every month' },
] as const;

export type LinePeriod = (typeof linePeriods)[number]['value'];

/** Actors that change a status: staff, the client, or the site when the last day has passed. */
export type Mover = 'staff' | 'client' | 'site';

type Moves = Partial<Record<ProposalStatus, readonly Mover[]>>;

/** Transitions of an open proposal: the client's decision, expiry, and withdrawal by staff. */
const decisions: Moves = {
  accepted: ['client'],
  declined: ['client'],
  expired: ['site'],
  withdrawn: ['staff'],
  superseded: ['staff'],
};

/** Accepted and replaced proposals are final; only expired ones can be extended. */
const moves: Record<ProposalStatus, Moves> = {
  draft: { sent: ['staff'] },
  sent: { viewed: ['client'], questions: ['client'], ...decisions },
  viewed: { questions: ['client'], ...decisions },
  // An answered question restores the status before it.
  questions: { viewed: ['staff'], ...decisions },
  expired: { sent: ['staff'], superseded: ['staff'] },
  declined: { superseded: ['staff'] },
  withdrawn: { superseded: ['staff'] },
  accepted: {},
  superseded: {},
};

export function canMove(from: ProposalStatus, to: ProposalStatus, by: Mover): boolean {
  return moves[from][to]?.includes(by) ?? false;
}

/** Whether the proposal is with the client, undecided. */
export function isOpen(status: ProposalStatus): boolean {
  const open: readonly ProposalStatus[] = openStatuses;
  return open.includes(status);
}

/** Days before the last day from which the client is reminded. */
export const remindDaysBefore = 3;
/** Minimum validity in days for a reminder; shorter proposals were only just sent. */
const fewestDaysForReminder = 5;

/** Last day on which a proposal can be accepted at its original prices. */
export function lastDayOfPrices(sentOn: string, months: number): string {
  return addMonths(sentOn, months);
}

/** The fields that decide on a reminder. Days are `YYYY-MM-DD`. */
export interface Remindable {
  status: ProposalStatus;
  validUntil: string;
  /** Time of sending, or of the latest extension. */
  since: Date;
  isReminded: boolean;
}

/** Once, from three days before the last day, if it is valid for five days or more. */
export function isReminderDue(proposal: Remindable, now: Date): boolean {
  const { status, validUntil, since, isReminded } = proposal;
  if (isReminded || !isOpen(status) || isOver(validUntil, now)) return false;
  if (daysBetween(ukDay(since), validUntil) < fewestDaysForReminder) return false;
  return daysBetween(ukDay(now), validUntil) <= remindDaysBefore;
}
