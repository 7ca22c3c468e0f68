'use client';

import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '@/design/ui/Button';
import { Checkbox } from '@/design/ui/Checkbox';
import { ErrorSummary } from '@/design/ui/ErrorSummary';
import { Input, Textarea } from '@/design/ui/Field';
import { Figures } from '@/design/ui/Figures';
import { NotSentNotice } from '@/design/ui/FormParts';
import { Notice } from '@/design/ui/Notice';
import { formatPence } from '@/prices/rules/money';
import { type AnswerKind, answerLimits, answerRefusals } from '../rules/client-answers';
import { partIds, totalInWords } from '../rules/offer';
import { type Answering, useAnswer } from './use-answer';
import { useChoice } from './use-choice';

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
  note?: ReactNode;
}

function AnswerForm({ what, target, answering, button, children, note }: AnswerFormProps) {
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

export interface AcceptFormProps {
  target: AnswerTarget;
  seen: string;
  consent: string;
  /** Without script: the total has just been recounted from the ticked lines. */
  isRecounted: boolean;
}

/** Opens the folded terms when the client follows the link to them. */
function openTerms(): void {
  const terms = document.getElementById(partIds.terms)?.querySelector('details');
  if (terms) terms.open = true;
}

const nameLabel = 'Your full name';
const reasonLabel = 'Why?';

export function AcceptForm({ target, seen, consent, isRecounted }: AcceptFormProps) {
  const answering = useAnswer('accept', target.path, {
    name: nameLabel,
    consent: 'Your acceptance',
  });
  const { chosen, totals } = useChoice();
  const { field, values } = answering;
  return (
    <AnswerForm
      what="accept"
      target={target}
      answering={answering}
      button={{ label: 'Accept this proposal', busyLabel: 'Accepting...', variant: 'primary' }}
      note={
        <p>
          Your typed name counts as your signature. We keep it with the time and with a fingerprint
          of exactly this proposal, and send you a receipt.
        </p>
      }
    >
      <input type="hidden" name="seen" value={seen} />
      {chosen.map((id) => (
        <input key={id} type="hidden" name="chosen" value={id} />
      ))}
      {isRecounted ? (
        <Notice tone="warning" title="The total is another one now" className="mb-4">
          {answerRefusals.recounted}
        </Notice>
      ) : null}
      <p className="border-y border-ink py-3.5">
        You accept <Figures text={totalInWords(totals)} />
        {totals.depositPence > 0 ? (
          <>
            ; <Figures text={formatPence(totals.depositPence)} /> of it is due on acceptance, by
            invoice
          </>
        ) : null}
        .
      </p>
      <p className="flex flex-wrap gap-x-5 text-small">
        <a href={`#${partIds.offer}`} className="touch inline-flex items-center">
          See the lines
        </a>
        <a
          href={`#${partIds.terms}`}
          onClick={openTerms}
          className="touch inline-flex items-center"
        >
          Read the terms
        </a>
      </p>
      <Input
        {...field('name')}
        label={nameLabel}
        defaultValue={values.name ?? ''}
        autoComplete="name"
        required
        minLength={answerLimits.name.min}
        maxLength={answerLimits.name.max}
        fieldClassName="mt-3 max-w-[26rem]"
      />
      <Checkbox
        {...field('consent')}
        value="yes"
        required
        label={consent}
        className="mb-2 [&_label]:items-start [&_input]:mt-1"
      />
    </AnswerForm>
  );
}

export interface QuestionFormProps {
  target: AnswerTarget;
  label: string;
  initial?: string;
  replyWithinHours: number;
}

export function QuestionForm({ target, label, initial, replyWithinHours }: QuestionFormProps) {
  const answering = useAnswer('question', target.path, { text: label });
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

export function DeclineForm({ target }: { target: AnswerTarget }) {
  const answering = useAnswer('decline', target.path, { reason: reasonLabel });
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
            label={reasonLabel}
            optional
            help="It helps us to do better. We don’t call you about it."
            defaultValue={answering.values.reason ?? ''}
            maxLength={answerLimits.reason}
          />
        </AnswerForm>
      </div>
    </details>
  );
}
