import { useEffect, useRef } from 'react';
import { prefersStill } from '@/design/motion/once-near';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { formatDate } from '@/design/ui/format-time';
import { prefillEnquiry } from '@/platform/enquiry-prefill';
import type { TerritoryQuestion } from '../rules/check-territory';
import type { TerritoryAnswer, TerritoryStatus } from '../rules/territory-answer';

export interface RegisterEntryProps {
  answer: TerritoryAnswer | null;
  typed: TerritoryQuestion | null;
  isChecking: boolean;
  enquiryHref: string;
  formId: string;
}

const stamps: Record<TerritoryStatus, { text: string; look: string }> = {
  available: { text: 'Available', look: 'border-orchard text-orchard' },
  reserved: { text: 'Reserved', look: 'border-danger text-danger' },
  unknown: { text: 'Not sure', look: 'border-ink text-ink' },
};

const scrolling = () => (prefersStill() ? 'instant' : 'smooth');

export function RegisterEntry(props: RegisterEntryProps) {
  const { answer, typed, isChecking, enquiryHref, formId } = props;
  const stamp = answer && stamps[answer.status];
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useRef(answer);

  // On a phone, the register lies below the form.
  useEffect(() => {
    const isNew = answer !== null && answer !== shown.current;
    shown.current = answer;
    if (isNew) sheet.current?.scrollIntoView({ block: 'nearest', behavior: scrolling() });
  }, [answer]);

  return (
    <div ref={sheet} className="scroll-my-6 rounded-control border border-rule bg-sheet p-5 sm:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-3.5">
        <h3 className="font-display text-h3 font-[640]">Register of territories</h3>
        <p className="min-h-5 font-mono text-label text-muted">
          {answer ? formatDate(answer.checkedOn) : ''}
        </p>
      </div>
      <dl>
        <Row
          term="Business"
          text={answer?.entry?.businessType ?? (answer ? typed?.businessType : null)}
        />
        <Row term="Area" text={answer?.entry?.place ?? (answer ? typed?.location : null)} />
        <Row term="Districts" text={answer?.entry?.districts} isFigure />
      </dl>
      <div className="mt-5 min-h-28 sm:min-h-32">
        <div aria-live="polite" aria-atomic="true">
          {answer && stamp ? (
            <p
              className={classNames(
                'mt-1 mb-5 inline-block -rotate-[2deg] animate-stamp rounded-[3px] border-2 px-3.5 py-1 font-mono text-h3 font-semibold uppercase outline outline-offset-2 outline-current [animation-delay:80ms]',
                stamp.look,
              )}
            >
              {answer.isPartly ? 'Partly reserved' : stamp.text}
            </p>
          ) : null}
          {answer ? <p>{answer.message}</p> : null}
          {isChecking ? <p className="text-muted">Looking it up in the register.</p> : null}
        </div>
        {answer === null && !isChecking ? (
          <p className="text-small text-muted">The answer is entered here.</p>
        ) : null}
      </div>
      {answer && typed ? <Next {...{ answer, typed, enquiryHref, formId }} /> : null}
    </div>
  );
}

interface RowProps {
  term: string;
  text: string | null | undefined;
  isFigure?: boolean;
}

function Row({ term, text, isFigure = false }: RowProps) {
  return (
    <div className="grid min-h-12 grid-cols-[5.5rem_1fr] items-baseline gap-x-3 border-b border-rule py-2.5">
      <dt className="font-mono text-label text-muted">{term}</dt>
      <dd
        className={classNames(
          'min-w-0 break-words',
          isFigure ? 'font-mono text-small' : 'font-semibold',
        )}
      >
        {text || (
          <>
            <span aria-hidden="true" className="leader block">
              {'\u00a0'}
            </span>
            <span className="sr-only">not entered</span>
          </>
        )}
      </dd>
    </div>
  );
}

interface NextProps {
  answer: TerritoryAnswer;
  typed: TerritoryQuestion;
  enquiryHref: string;
  formId: string;
}

function Next({ answer, typed, enquiryHref, formId }: NextProps) {
  const business = answer.entry?.businessType ?? typed.businessType.trim();
  const place = answer.entry?.place ?? typed.location.trim();
  const prefill = () =>
    prefillEnquiry({ message: `Territory: ${inSentence(business)} in ${place}.` });
  return (
    <div className="mt-5 grid justify-items-start gap-4">
      <Suggestions
        formId={formId}
        name="businessType"
        lead="Kinds of business that it knows:"
        values={answer.suggestions?.businessType}
      />
      <Suggestions
        formId={formId}
        name="location"
        lead={answer.status === 'reserved' ? 'Check another part:' : 'Did you mean:'}
        values={answer.suggestions?.location}
      />
      {answer.status === 'available' ? (
        <Button
          href={enquiryHref}
          variant="primary"
          icon="arrow-right"
          onClick={prefill}
          className="max-sm:w-full"
        >
          Get Started
        </Button>
      ) : (
        <Button href={enquiryHref} variant="quiet" onClick={prefill}>
          {answer.status === 'reserved' ? 'Ask about an area nearby' : 'Ask us'}
        </Button>
      )}
    </div>
  );
}

/** `Plumbers` within a sentence; abbreviations keep their capitals. */
function inSentence(business: string): string {
  return /^\p{Lu}\p{Ll}/u.test(business)
    ? business.charAt(0).toLowerCase() + business.slice(1)
    : business;
}

interface SuggestionsProps {
  formId: string;
  name: 'businessType' | 'location';
  lead: string;
  values: readonly string[] | undefined;
}

/** Each sends the form with its own words in the field’s place, with script and without. */
function Suggestions({ formId, name, lead, values = [] }: SuggestionsProps) {
  if (values.length === 0) return null;
  return (
    <div>
      <p className="text-small text-muted">{lead}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {values.map((value) => (
          <li key={value}>
            <Button type="submit" size="small" form={formId} name={name} value={value}>
              {value}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
