'use client';

import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '@/design/ui/Button';
import { ErrorSummary } from '@/design/ui/ErrorSummary';
import { NotSentNotice } from '@/design/ui/FormParts';
import type { AnswerKind } from '../rules/answer-words';
import type { Answering } from './use-answer';

/** Context shared by all answer forms of the page. */
export interface AnswerTarget {
  slug: string;
  linkKey: string | null;
  /** The page's path, with its key. */
  path: string;
  /** Contact address shown when sending fails. */
  email: string;
  /** A staff member is viewing and cannot answer. */
  isLocked: boolean;
}

export interface AnswerFormProps {
  what: AnswerKind;
  target: AnswerTarget;
  answering: Answering;
  button: { label: string; busyLabel: string; variant?: ButtonVariant; wide?: boolean };
  children: ReactNode;
  /** Shown below the button. */
  note?: ReactNode;
}

/** Frame of an answer form: target, button and errors. */
export function AnswerForm({ what, target, answering, button, children, note }: AnswerFormProps) {
  const { form, isBusy, attempt, faults, problem } = answering;
  const { label, ...look } = button;
  return (
    <form {...form} className="scroll-mt-8">
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="slug" value={target.slug} />
      {target.linkKey ? <input type="hidden" name="key" value={target.linkKey} /> : null}
      <fieldset disabled={target.isLocked}>
        {children}
        <Button
          type="submit"
          busy={isBusy}
          className="mt-2 max-sm:w-full disabled:opacity-50"
          {...look}
        >
          {label}
        </Button>
      </fieldset>
      {note ? <div className="mt-4 text-small text-muted">{note}</div> : null}
      <div className="mt-4 grid gap-4 empty:hidden">
        <ErrorSummary attempt={attempt} faults={faults} />
        <NotSentNotice problem={problem} email={target.email} />
      </div>
    </form>
  );
}
