'use client';

import { useEffect, useRef } from 'react';

let isExpected = false;

/** Marks the next outcome on this page as the result of the client's own answer. */
export function expectOutcome(): void {
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
