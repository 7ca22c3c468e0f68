const zone = 'Europe/London';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Within this time a weekday alone says which day is meant. */
const namedDaysMs = 6 * 24 * hourMs;

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsOf(moment: Date): Record<string, string> {
  const parts = momentFormat.formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/**
 * A moment in few words, in UK time: `Mon 14:00` within six days of now, `Mon 30 Nov 14:00` in the
 * same year, `30 Nov 2025 14:00` otherwise.
 */
export function shortUkMoment(moment: Date, now: Date): string {
  const { weekday, day, month, year, hour, minute } = partsOf(moment);
  const time = `${hour}:${minute}`;
  if (Math.abs(moment.getTime() - now.getTime()) < namedDaysMs) return `${weekday} ${time}`;
  if (year === partsOf(now).year) return `${weekday} ${day} ${month} ${time}`;
  return `${day} ${month} ${year} ${time}`;
}

/** How much an enquiry presses. `none`: nobody waits for an answer. */
export type UrgencyLevel = 'none' | 'answered' | 'calm' | 'soon' | 'overdue';

export interface Urgency {
  level: UrgencyLevel;
  /** Says the same without colour, e.g. `Overdue since Fri 10:00`. */
  text: string;
}

/** As much of an enquiry as says whether somebody waits. Times are ISO 8601. */
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
 * Says when an enquiry has to be answered, or that it was. Spam and what nobody waits for any more
 * has neither.
 *
 * @param now passed in, so that the rule has no clock of its own
 * @param warningHours policy figure `replyWarning`: from then on it stands out
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
