import { shortUkMoment } from '@/platform/time/short-uk-moment';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Urgency of an enquiry. `none`: no answer is pending. */
export type UrgencyLevel = 'none' | 'answered' | 'calm' | 'soon' | 'overdue';

export interface Urgency {
  level: UrgencyLevel;
  /** The same information without colour, e.g. `Overdue since Fri 10:00`. */
  text: string;
}

/** The fields of an enquiry that decide its urgency. Times are ISO 8601. */
export interface AnswerState {
  status: string;
  dueAt?: string | null | undefined;
  answeredAt?: string | null | undefined;
}

const nothing: Urgency = { level: 'none', text: '–' };

function timeLeft(ms: number): string {
  if (ms >= hourMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.max(1, Math.ceil(ms / minuteMs))} min`;
}

/**
 * Spam and closed enquiries have neither deadline nor answer.
 * @param warningHours policy figure `replyWarning`: hours before the deadline with a highlight
 */
export function urgencyOf(
  { status, dueAt, answeredAt }: AnswerState,
  now: Date,
  warningHours: number,
): Urgency {
  if (status === 'spam') return nothing;
  if (answeredAt) {
    return { level: 'answered', text: `Answered ${shortUkMoment(new Date(answeredAt), now)}` };
  }
  if (status !== 'new' || !dueAt) return nothing;
  const due = new Date(dueAt);
  const left = due.getTime() - now.getTime();
  if (left < 0) return { level: 'overdue', text: `Overdue since ${shortUkMoment(due, now)}` };
  if (left <= warningHours * hourMs) return { level: 'soon', text: `Due in ${timeLeft(left)}` };
  return { level: 'calm', text: `Due ${shortUkMoment(due, now)}` };
}
