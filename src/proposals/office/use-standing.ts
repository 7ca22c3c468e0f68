'use client';

import { toast, useDocumentInfo, useRouteCache } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { useAttempt } from '@/design/office/controls';
import { askAsStaff } from '@/platform/ask-as-staff';
import { getJson } from '@/platform/own-server';
import type { Standing } from '../rules/standing';

export type Read =
  | { kind: 'reading' }
  | { kind: 'read'; standing: Standing }
  | { kind: 'failed'; problem: string };

async function readStanding(id: number, signal: AbortSignal): Promise<Read> {
  const response = await getJson(`/api/proposals/${id}/standing`, signal);
  if (response.ok) return { kind: 'read', standing: (await response.json()) as Standing };
  return { kind: 'failed', problem: `The server answered ${response.status}.` };
}

/** State of this page's proposal; read again after each save. */
export function useStanding(id: number): { read: Read; readAgain: () => void } {
  const { lastUpdateTime } = useDocumentInfo();
  const [read, setRead] = useState<Read>({ kind: 'reading' });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both only trigger another read
  useEffect(() => {
    const stop = new AbortController();
    readStanding(id, stop.signal)
      .then(setRead)
      .catch(() => {
        if (stop.signal.aborted) return;
        setRead({ kind: 'failed', problem: 'The server can’t be reached.' });
      });
    return () => stop.abort();
  }, [id, lastUpdateTime, asked]);
  return { read, readAgain: useCallback(() => setAsked((count) => count + 1), []) };
}

/**
 * Runs a step of a proposal, one at a time, and reports its result.
 *
 * @param readAgain reloads the standing after a change
 */
export function useStep<Answer>(id: number, name: string, readAgain: () => void) {
  const { clearRouteCache } = useRouteCache();
  const { attempt, isBusy, problem } = useAttempt();

  /** @returns whether the step succeeded */
  const act = (body: object, inWords: (answer: Answer) => string): Promise<boolean> =>
    attempt(async () => {
      const answer = await askAsStaff<Answer>(`/api/proposals/${id}/${name}`, body);
      toast.success(inWords(answer));
      readAgain();
      // The surrounding form has the old status, and might let an editor change sent content.
      clearRouteCache();
    });
  return { act, isBusy, problem };
}
