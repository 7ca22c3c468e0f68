'use client';

import { Textarea } from '@/design/ui/Field';
import { Notice } from '@/design/ui/Notice';
import { answerLimits } from '../rules/answer-words';
import { AnswerForm, type AnswerTarget } from './AnswerForm';
import { useAnswer } from './use-answer';

export interface QuestionFormProps {
  target: AnswerTarget;
  label: string;
  /** Initial text of the field. */
  initial?: string;
  /** Working hours within which staff reply. */
  replyWithinHours: number;
}

/** Form for a question about the proposal. */
export function QuestionForm({ target, label, initial, replyWithinHours }: QuestionFormProps) {
  const answering = useAnswer('question', target.path);
  return (
    <AnswerForm
      what="question"
      target={target}
      answering={answering}
      button={{ label: 'Send question', busyLabel: 'Sending...' }}
      note={
        answering.isStored ? (
          <Notice tone="success" role="status" title="Your question is with us">
            We answer within {replyWithinHours} hours on working days, by e-mail and here on this
            page.
          </Notice>
        ) : null
      }
    >
      <Textarea
        {...answering.field('text')}
        label={label}
        help={`We answer within ${replyWithinHours} hours on working days.`}
        defaultValue={answering.values.text ?? initial ?? ''}
        required
        minLength={answerLimits.question.min}
        maxLength={answerLimits.question.max}
      />
    </AnswerForm>
  );
}
