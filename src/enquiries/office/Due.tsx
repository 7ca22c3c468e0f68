import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { Status, type Tone } from '@/design/office/pieces';
import { readPolicyFigure } from '@/prices/data/read-price-book';
import { type AnswerState, urgencyOf } from '../rules/urgency';

const tones: Record<ReturnType<typeof urgencyOf>['level'], Tone> = {
  overdue: 'danger',
  soon: 'caution',
  calm: 'plain',
  answered: 'quiet',
  none: 'quiet',
};

/** Hours before the deadline from which an enquiry is highlighted; cached per page. */
export const readReplyWarning = cache((payload: Payload) =>
  readPolicyFigure(payload, 'replyWarning'),
);

interface Props {
  enquiry: AnswerState;
  now: Date;
  warningHours: number;
}

/** The deadline of an answer. The colour repeats the words for accessibility. */
export function Due({ enquiry, now, warningHours }: Props) {
  const { level, text } = urgencyOf(enquiry, now, warningHours);
  return <Status tone={tones[level]}>{text}</Status>;
}

export async function DueCell({ rowData, payload }: DefaultServerCellComponentProps) {
  return (
    <Due
      enquiry={rowData as AnswerState}
      now={new Date()}
      warningHours={await readReplyWarning(payload)}
    />
  );
}
