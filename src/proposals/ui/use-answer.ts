'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useActionState, useEffect, useState } from 'react';
import type { FormFault } from '@/design/ui/ErrorSummary';
import { prepareToasts, showToast } from '@/design/ui/show-toast';
import { postJson } from '@/platform/own-server';
import { retryRead, waitFor } from '@/platform/retry-read';
import { answerWithoutScript } from '../actions/answer-actions';
import { noAnswer, readAnswer, ticksToCount } from '../rules/answer-state';
import type { AnswerOutcome } from '../rules/answer-words';
import { type AnswerField, type AnswerKind, answerRefusals } from '../rules/answer-words';
import { withChoice } from '../rules/shown-choice';
import { expectOutcome } from './OutcomeFocus';
import { useChoice } from './use-choice';

/** Milliseconds; a slow connection gets its time, one that hangs does not hold the form for ever. */
const patienceMs = 30_000;

const isOutcome = (value: unknown): value is AnswerOutcome =>
  typeof value === 'object' && value !== null && 'status' in value;

/** Sends an answer, again when nothing comes back: however often it arrives, it is stored once. */
async function send(form: FormData): Promise<AnswerOutcome> {
  const sent = readAnswer(form);
  const ask = () =>
    postJson('/api/proposal/answer', sent, { signal: AbortSignal.timeout(patienceMs) });
  try {
    const answer: unknown = await (
      await retryRead(ask, { wait: waitFor, mayRetry: () => navigator.onLine })
    ).json();
    return isOutcome(answer) ? answer : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}

/** Why nothing was stored; null when something was, or a field says it. */
function whyNot(outcome: AnswerOutcome | null): string | null {
  switch (outcome?.status) {
    case 'refused':
    case 'changed':
      return outcome.error;
    case 'missing':
      return 'This link no longer works. Please write to us for a new one.';
    case 'limited': {
      const minutes = Math.max(1, Math.ceil(outcome.retryAfterSeconds / 60));
      return `Several answers came from your connection in a short time. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
    }
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
  const [plain, plainAction] = useActionState(
    answerWithoutScript,
    noAnswer,
    // With the lines that are shown: they are not lost when the browser comes back.
    `${withChoice(path, chosen)}#answer-${what}`,
  );
  const router = useRouter();
  const [own, setOwn] = useState<AnswerOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    // React would run the action as well.
    event.preventDefault();
    const form = event.currentTarget;
    const filled = new FormData(form);
    const ticked = ticksToCount(filled);
    if (ticked) {
      choose(ticked);
      setOwn({ status: 'changed', error: answerRefusals.recounted });
      return;
    }
    setIsBusy(true);
    const outcome = await send(filled);
    setIsBusy(false);
    setOwn(outcome);
    if (outcome.status === 'invalid') {
      setAttempt((count) => count + 1);
      return;
    }
    if (outcome.status === 'stored') {
      form.reset();
      showToast({ ...said[what], tone: 'success' });
      if (what !== 'question') expectOutcome();
    } else {
      showToast({
        title: 'Something went wrong',
        description: 'Please try again or contact us directly.',
        tone: 'error',
      });
    }
    // What has changed is read before it is accepted anew.
    const consent = form.querySelector<HTMLInputElement>('input[name="consent"]');
    if (outcome.status === 'changed' && consent) consent.checked = false;
    // What has changed meanwhile is shown: by this answer, or in spite of it.
    if (outcome.status !== 'failed' && outcome.status !== 'limited') router.refresh();
  }

  const outcome = own ?? (plain.what === what ? plain.outcome : null);
  const errors = outcome?.status === 'invalid' ? outcome.errors : {};
  return {
    form: {
      id: `answer-${what}`,
      action: plainAction,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onFocus: prepareToasts,
      // The browser's own bubbles serve whoever has no script.
      noValidate: hasScript,
    },
    isBusy,
    isStored: outcome?.status === 'stored',
    problem: whyNot(outcome),
    values: plain.what === what ? plain.values : {},
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
