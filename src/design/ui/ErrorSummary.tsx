'use client';

import { useEffect, useRef } from 'react';
import { Icon } from './Icon';

export interface FormFault {
  id: string;
  message: string;
}

export interface ErrorSummaryProps {
  faults: FormFault[];
  /** Number of submissions: each failed one moves the focus here. */
  attempt: number;
}

/** Lists validation errors with links to their fields. Below the button, it shifts no field. */
export function ErrorSummary({ faults, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasFaults = faults.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to focus
  useEffect(() => {
    if (hasFaults) box.current?.focus();
  }, [attempt, hasFaults]);

  if (!hasFaults) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-control border border-s-3 border-danger bg-sheet px-4 py-3.5 text-small"
    >
      <p className="flex items-center gap-2 font-semibold text-danger">
        <Icon name="alert" />
        {faults.length === 1 ? 'One thing to put right' : `${faults.length} things to put right`}
      </p>
      <ul className="mt-1">
        {faults.map((fault) => (
          <li key={fault.id}>
            <a
              href={`#${fault.id}`}
              className="touch flex items-center underline"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fault.id)?.focus();
              }}
            >
              {fault.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
