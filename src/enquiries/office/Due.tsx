import { type AnswerState, urgencyOf } from '../rules/urgency';

/** When an enquiry has to be answered. The colour only repeats what the words say. */
export function Due({
  enquiry,
  now,
  warningHours,
}: {
  enquiry: AnswerState;
  now: Date;
  warningHours: number;
}) {
  const { level, text } = urgencyOf(enquiry, now, warningHours);
  return <span className={`due due--${level}`}>{text}</span>;
}
