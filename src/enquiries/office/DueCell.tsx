import type { DefaultServerCellComponentProps } from 'payload';
import type { AnswerState } from '../rules/urgency';
import { Due } from './Due';
import { readReplyWarning } from './reply-warning';

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
