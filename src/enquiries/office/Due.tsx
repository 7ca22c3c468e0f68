import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { Status, type Tone } from '@/design/office/pieces';
import { type AnswerState, urgencyOf } from '../rules/urgency';

const tones: Record<ReturnType<typeof urgencyOf>['level'], Tone> = {
  overdue: 'danger',
  soon: 'caution',
  calm: 'plain',
  answered: 'quiet',
  none: 'quiet',
};

/** From how many hours before it is due an enquiry stands out; read once for all rows of a page. */
export const readReplyWarning = cache(async (payload: Payload): Promise<number> => {
  const { replyWarning } = await payload.findGlobal({
    slug: 'policy-settings',
    depth: 0,
    select: { replyWarning: true },
  });
  return replyWarning;
});

interface Props {
  enquiry: AnswerState;
  now: Date;
  warningHours: number;
}

/** When an enquiry has to be answered. The colour only repeats what the words say. */
export function Due({ enquiry, now, warningHours }: Props) {
  const { level, text } = urgencyOf(enquiry, now, warningHours);
  return <Status tone={tones[level]}>{text}</Status>;
}

/** The column “Answer due” of the inbox. */
export async function DueCell({ rowData, payload }: DefaultServerCellComponentProps) {
  return (
    <Due
      enquiry={rowData as AnswerState}
      now={new Date()}
      warningHours={await readReplyWarning(payload)}
    />
  );
}
