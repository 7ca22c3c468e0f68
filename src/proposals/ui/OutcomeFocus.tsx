'use client';

import { useEffect, useRef } from 'react';

let isExpected = false;

/** The next outcome that appears on this page is the answer to a press of a button here. */
export function expectOutcome(): void {
  isExpected = true;
}

/** Brings whoever has just answered to what came of it: the form that they pressed is gone. */
export function OutcomeFocus() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isExpected) return;
    isExpected = false;
    mark.current?.closest<HTMLElement>('[tabindex]')?.focus();
  }, []);
  return <span ref={mark} hidden />;
}
