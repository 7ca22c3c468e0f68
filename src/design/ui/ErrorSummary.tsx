'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';

export interface FormFault {
  /** Id of the field. */
  id: string;
  /** The field’s label, which visitors find again in the form. */
  label: string;
  /** Stands at the field; the summary gives it to screen readers only. */
  message: string;
}

export interface ErrorSummaryProps {
  faults: FormFault[];
  /** Number of submissions: each failed one moves the focus here. */
  attempt: number;
}

/** Names the fields with errors in one sentence, and links them. */
export function ErrorSummary({ faults, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const focusedAttempt = useRef(0);
  const hasFaults = faults.length > 0;

  // An error of a field that the visitor just left must not take the focus from the next one.
  useEffect(() => {
    if (!hasFaults || attempt === focusedAttempt.current) return;
    focusedAttempt.current = attempt;
    box.current?.focus();
  }, [attempt, hasFaults]);

  if (!hasFaults) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-control border border-s-3 border-danger bg-sheet px-3.5 py-2 text-small/7"
    >
      <Icon name="alert" className="me-1.5 inline-block align-text-bottom text-danger" />
      <p className="inline font-semibold text-danger">
        {faults.length === 1 ? 'One thing to put right:' : `${faults.length} things to put right:`}
      </p>{' '}
      <ul className="inline">
        {faults.map(({ id, label, message }) => (
          <li key={id} className="inline not-last:after:content-[',_']">
            <a
              href={`#${id}`}
              className="underline hover:no-underline"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
              <span className="sr-only">
                : <span>{message}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Above a form’s button: a note, or errors in its place, so that the pressed button stays put. */
export function NoteOrErrors({ note, ...summary }: ErrorSummaryProps & { note: ReactNode }) {
  const hasFaults = summary.faults.length > 0;
  return (
    <div className="mt-3 mb-4 grid min-h-19 items-center @max-[20rem]:min-h-26 @min-[40rem]:min-h-12">
      <p className={classNames('text-small text-muted [grid-area:1/1]', hasFaults && 'invisible')}>
        {note}
      </p>
      <div className="[grid-area:1/1]">
        <ErrorSummary {...summary} />
      </div>
    </div>
  );
}
