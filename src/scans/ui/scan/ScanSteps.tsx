'use client';

import { Container } from '@/design/layout/Container';
import { classNames } from '@/design/ui/class-names';
import type { ScanState, StepView } from '../../rules/scan-state';
import { useFollowed } from '../use-site-run';

export interface ScanStepsProps {
  steps: readonly StepView[];
  /** Number of scans ahead in the queue; null when it runs. */
  place: number | null;
  /** Address that awaits confirmation. */
  confirmAt: string | null;
}

const inWords = { waiting: 'waiting', begun: 'under way', done: 'done' } as const;

function heading({ place, confirmAt }: ScanStepsProps): string {
  if (confirmAt) return 'Waiting for your e-mail address';
  if (place === null) return 'Scanning';
  if (place === 0) return 'Next in the queue';
  return place === 1 ? '1 scan before yours' : `${place} scans before yours`;
}

export function ScanSteps(props: ScanStepsProps) {
  const { steps, confirmAt } = props;
  return (
    <section className="border-t border-ink" aria-busy="true" aria-label="Progress of the scan">
      <p role="status" className="border-b border-rule py-3 font-semibold">
        {heading(props)}
      </p>
      {confirmAt ? (
        <p className="border-b border-rule py-3 text-small text-muted">
          We’ve sent a link to {confirmAt}. Open it and press the button, and the scan starts here
          too. The link works for 24 hours.
        </p>
      ) : null}
      <ol>
        {steps.map((step) => (
          <li
            key={step.key}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-rule py-2.5 text-small"
          >
            <StepMark state={step.state} />
            <span className={classNames(step.state === 'waiting' && 'text-muted')}>
              {step.label}
              <span className="sr-only">, {inWords[step.state]}</span>
            </span>
            <span className="text-end font-mono text-label text-muted">{step.detail}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepMark({ state }: { state: StepView['state'] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className={classNames(
        'size-4.5 translate-y-0.5 fill-none',
        state === 'done' ? 'stroke-orchard' : 'stroke-tick',
        state === 'begun' && 'animate-busy stroke-ink',
      )}
      strokeWidth="2"
    >
      {state === 'done' ? <path d="M4 10.5l4 4 8-9" /> : null}
      {state === 'begun' ? <path d="M10 3a7 7 0 1 1-6.3 4" /> : null}
      {state === 'waiting' ? <circle cx="10" cy="10" r="2.5" /> : null}
    </svg>
  );
}

/** Progress in place of a report; the page reloads when the report is ready. */
export function PendingReport({ initial }: { initial: ScanState }) {
  const state = useFollowed('/api/scan', initial);
  return (
    <Container className="py-16 lg:py-24">
      <h1 className="text-h2 wrap-anywhere">{state.url}</h1>
      <div className="mt-8 max-w-[44rem]">
        <ScanSteps
          steps={state.steps}
          place={state.status === 'queued' ? state.place : null}
          confirmAt={state.status === 'unconfirmed' ? 'you' : null}
        />
      </div>
      <noscript>
        <p className="mt-6">Load this page again in a few seconds to see the report.</p>
      </noscript>
    </Container>
  );
}
