'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormFault } from '@/design/ui/ErrorSummary';
import { notSent, tryAgainIn } from '@/design/ui/FormParts';
import { showToast } from '@/design/ui/show-toast';
import { useFormAction } from '@/design/ui/use-form-action';
import { sendAnswer } from '../actions/answer-actions';
import {
  type AnswerField,
  type AnswerKind,
  type AnswerOutcome,
  answerRefusals,
  ticksToCount,
} from '../rules/client-answers';
import { withChoice } from '../rules/offer';
import { useChoice } from './use-choice';

let isExpected = false;

/** Marks the next outcome on this page as the result of the client's own answer. */
function expectOutcome(): void {
  isExpected = true;
}

/** Moves focus to the outcome after an answer, because the submitted form is gone. */
export function OutcomeFocus() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isExpected) return;
    isExpected = false;
    mark.current?.closest<HTMLElement>('[tabindex]')?.focus();
  }, []);
  return <span ref={mark} hidden />;
}

/** Reason for a failed answer; null after success or if a field shows the error. */
function whyNot(outcome: AnswerOutcome | null): string | null {
  switch (outcome?.status) {
    case 'refused':
    case 'changed':
      return outcome.error;
    case 'missing':
      return 'This link no longer works. Please write to us for a new one.';
    case 'limited':
      return `Several answers came from your connection in a short time. ${tryAgainIn(outcome.retryAfterSeconds)}.`;
    case 'failed':
      return answerRefusals.failed;
    default:
      return null;
  }
}

const said: Record<AnswerKind, { title: string; description: string }> = {
  question: { title: 'Question sent', description: 'We answer by e-mail, and here on this page.' },
  accept: { title: 'Accepted. Thank you.', description: 'A receipt is on its way.' },
  decline: { title: 'Declined', description: 'Thank you for telling us.' },
};

/** Works without script; with script, the form is sent without leaving the page. */
export function useAnswer(
  what: AnswerKind,
  path: string,
  labels: Partial<Record<AnswerField, string>>,
) {
  const { chosen, choose } = useChoice();
  const action = useFormAction(sendAnswer, {
    // The path keeps the displayed choice, so that the browser's return does not lose it.
    path: `${withChoice(path, chosen)}#answer-${what}`,
    unreachable: { status: 'failed' },
  });
  const { outcome } = action;
  const router = useRouter();
  const [attempt, setAttempt] = useState(0);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    // Without this, React would also run the action.
    event.preventDefault();
    const form = event.currentTarget;
    const filled = new FormData(form);
    const ticked = ticksToCount(filled);
    if (ticked) {
      choose(ticked);
      action.setOutcome({ status: 'changed', error: answerRefusals.recounted });
      return;
    }
    const answer = await action.send(filled);
    if (answer.status === 'invalid') {
      setAttempt((count) => count + 1);
      return;
    }
    if (answer.status === 'stored') {
      form.reset();
      showToast({ ...said[what], tone: 'success' });
      if (what !== 'question') expectOutcome();
    } else {
      showToast(notSent);
    }
    // The client must read the change before accepting again.
    const consent = form.querySelector<HTMLInputElement>('input[name="consent"]');
    if (answer.status === 'changed' && consent) consent.checked = false;
    // Refreshing shows the changes made by this answer or by others meanwhile.
    if (answer.status !== 'failed' && answer.status !== 'limited') router.refresh();
  }

  const errors = outcome?.status === 'invalid' ? outcome.errors : {};
  return {
    form: {
      ...action.form,
      id: `answer-${what}`,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
    isBusy: action.isBusy,
    isStored: outcome?.status === 'stored',
    problem: whyNot(outcome),
    values: action.values,
    attempt,
    field(name: AnswerField) {
      const error = errors[name];
      return { name, id: `${what}-${name}`, ...(error ? { error } : {}) };
    },
    faults: Object.entries(errors).map(
      ([name, message]): FormFault => ({
        id: `${what}-${name}`,
        label: labels[name as AnswerField] ?? message,
        message,
      }),
    ),
  };
}

export type Answering = ReturnType<typeof useAnswer>;
