'use client';

import { Container } from '@/design/layout/Container';
import type { ScanState } from '../../../rules/scan-state';
import { followedScan, useFollowed } from '../../use-site-run';
import { ScanSteps } from '../ScanSteps';

export interface PendingReportProps {
  initial: ScanState;
}

/** Progress in place of a report; the page reloads when the report is ready. */
export function PendingReport({ initial }: PendingReportProps) {
  const state = useFollowed(followedScan, initial);
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
