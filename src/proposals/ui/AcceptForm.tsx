'use client';

import { Checkbox } from '@/design/ui/Checkbox';
import { Input } from '@/design/ui/Field';
import { Figures } from '@/design/ui/Figures';
import { Notice } from '@/design/ui/Notice';
import { formatPence } from '@/prices/rules/money';
import { answerLimits, answerRefusals } from '../rules/answer-words';
import { partIds, totalInWords } from '../rules/offer-words';
import { AnswerForm, type AnswerTarget } from './AnswerForm';
import { useAnswer } from './use-answer';
import { useChoice } from './use-choice';

export interface AcceptFormProps {
  target: AnswerTarget;
  /** Fingerprint of the displayed document. */
  seen: string;
  /** The consent text beside the tick box, stored verbatim. */
  consent: string;
  /** Without script: the total has just been recounted from the ticked lines. */
  isRecounted: boolean;
}

/** Opens the folded terms when the client follows the link to them. */
function openTerms(): void {
  const terms = document.getElementById(partIds.terms)?.querySelector('details');
  if (terms) terms.open = true;
}

/** Form that accepts the proposal with the ticked lines. */
export function AcceptForm({ target, seen, consent, isRecounted }: AcceptFormProps) {
  const answering = useAnswer('accept', target.path);
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
        label="Your full name"
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
