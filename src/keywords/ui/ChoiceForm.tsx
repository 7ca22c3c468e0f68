'use client';

import { type ReactNode, useActionState, useRef, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { Notice } from '@/design/ui/Notice';
import type { ChoiceProblem } from '../actions/keyword-actions';
import { keywordCount } from '../rules/keyword-views';

export interface ChoiceFormProps {
  /** How many ticks it has; all are set at first. */
  total: number;
  /** `Add`, for the button `Add 12 keywords`. */
  verb: string;
  /** Without a count, for browsers that can’t keep one. */
  plainLabel: string;
  busyLabel: string;
  save: (before: ChoiceProblem, form: FormData) => Promise<ChoiceProblem>;
  /** Lines with ticks called `choice`. */
  children: ReactNode;
}

export function ChoiceForm(props: ChoiceFormProps) {
  const { total, verb, plainLabel, busyLabel, save, children } = props;
  const [problem, action, isBusy] = useActionState(save, null);
  const [count, setCount] = useState(total);
  const form = useRef<HTMLFormElement>(null);
  const ticks = () => [
    ...(form.current?.querySelectorAll<HTMLInputElement>('input[name="choice"]') ?? []),
  ];
  const recount = () => setCount(ticks().filter(({ checked }) => checked).length);

  function tickAll(checked: boolean): void {
    for (const tick of ticks()) tick.checked = checked;
    recount();
  }

  return (
    <form ref={form} action={action} onChange={recount} onReset={() => queueMicrotask(recount)}>
      <div className="sticky top-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-ink bg-paper py-2.5">
        <Button
          type="submit"
          variant="primary"
          size="small"
          busy={isBusy}
          busyLabel={busyLabel}
          aria-disabled={count === 0 || undefined}
        >
          <span className="noscript:hidden">{`${verb} ${keywordCount(count)}`}</span>
          <span className="scripting:hidden">{plainLabel}</span>
        </Button>
        <span className="flex gap-5 ps-2 noscript:hidden">
          <Button variant="quiet" size="small" onClick={() => tickAll(true)}>
            Tick all
          </Button>
          <Button variant="quiet" size="small" onClick={() => tickAll(false)}>
            Tick none
          </Button>
        </span>
      </div>
      {problem ? (
        <Notice tone="error" role="alert" className="mt-4">
          <p>{problem}</p>
        </Notice>
      ) : null}
      {children}
    </form>
  );
}
