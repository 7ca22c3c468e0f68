'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { FormFault } from '@/design/ui/ErrorSummary';
import { notSent, tryAgainIn } from '@/design/ui/FormParts';
import { showToast } from '@/design/ui/show-toast';
import { useFormAction } from '@/design/ui/use-form-action';
import { sendAnswer } from '../actions/answer-actions';
import { ticksToCount } from '../rules/answer-state';
import type { AnswerOutcome } from '../rules/answer-words';
import { type AnswerField, type AnswerKind, answerRefusals } from '../rules/answer-words';
import { withChoice } from '../rules/shown-choice';
import { expectOutcome } from './OutcomeFocus';
import { useChoice } from './use-choice';

/** Why nothing was stored; null when something was, or a field says it. */
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

/**
 * A form with which the client answers. A plain form that a browser can send by itself; with script
 * it is sent without leaving the page.
 *
 * @param path where the page is; a browser without script comes back to it
 */
export function useAnswer(what: AnswerKind, path: string) {
  const { chosen, choose } = useChoice();
  const action = useFormAction(sendAnswer, {
    // With the lines that are shown: they are not lost when the browser comes back.
    path: `${withChoice(path, chosen)}#answer-${what}`,
    unreachable: { status: 'failed' },
  });
  const { outcome } = action;
  const router = useRouter();
  const [attempt, setAttempt] = useState(0);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    // React would run the action as well.
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
    // What has changed is read before it is accepted anew.
    const consent = form.querySelector<HTMLInputElement>('input[name="consent"]');
    if (answer.status === 'changed' && consent) consent.checked = false;
    // What has changed meanwhile is shown: by this answer, or in spite of it.
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
    /** Id, name and fault of a control. */
    field(name: AnswerField) {
      const error = errors[name];
      return { name, id: `${what}-${name}`, ...(error ? { error } : {}) };
    },
    faults: Object.entries(errors).map(
      ([name, message]): FormFault => ({ id: `${what}-${name}`, message }),
    ),
  };
}

export type Answering = ReturnType<typeof useAnswer>;
