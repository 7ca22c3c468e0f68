'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Container } from '@/design/layout/Container';
import type { ScanState } from '../../../rules/scan-state';
import { isOver } from '../../../rules/statuses';
import { followScan } from '../ask-scan';
import { ScanSteps } from '../ScanSteps';

export interface PendingReportProps {
  initial: ScanState;
}

/** Instead of a report that is still being made: how far it is. Becomes the report by itself. */
export function PendingReport({ initial }: PendingReportProps) {
  const router = useRouter();
  const [state, setState] = useState(initial);
  const { id } = initial;

  useEffect(() => {
    const run = new AbortController();
    followScan(id, run.signal, {
      onState: (next) => {
        setState(next);
        if (isOver(next.status)) router.refresh();
      },
      onLost: () => router.refresh(),
    });
    return () => run.abort();
  }, [id, router]);

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
