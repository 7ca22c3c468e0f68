'use client';

import { Textarea } from '@/design/ui/Field';
import { answerLimits } from '../rules/answer-words';
import { AnswerForm, type AnswerTarget } from './AnswerForm';
import { useAnswer } from './use-answer';

/** Declines the proposal; the client may leave out the reason. */
export function DeclineForm({ target }: { target: AnswerTarget }) {
  const answering = useAnswer('decline', target.path);
  return (
    <details className="group" open={answering.problem !== null || answering.faults.length > 0}>
      <summary className="touch inline-flex cursor-pointer items-center underline hover:no-underline">
        Not for you? Decline this proposal
      </summary>
      <div className="pt-3">
        <AnswerForm
          what="decline"
          target={target}
          answering={answering}
          button={{ label: 'Decline', busyLabel: 'Declining...' }}
        >
          <Textarea
            {...answering.field('reason')}
            label="Why?"
            optional
            help="It helps us to do better. Nobody calls you about it."
            defaultValue={answering.values.reason ?? ''}
            maxLength={answerLimits.reason}
          />
        </AnswerForm>
      </div>
    </details>
  );
}
