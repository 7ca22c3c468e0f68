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

/** Where the proposal of this page stands; read again whenever it is saved. */
export function useStanding(id: number): { read: Read; readAgain: () => void } {
  const { lastUpdateTime } = useDocumentInfo();
  const [read, setRead] = useState<Read>({ kind: 'reading' });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both only say that it is time again
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
 * Does a step of a proposal: one at a time, with what came of it.
 *
 * @param readAgain the standing, once it changed
 */
export function useStep<Answer>(id: number, name: string, readAgain: () => void) {
  const { clearRouteCache } = useRouteCache();
  const { attempt, isBusy, problem } = useAttempt();

  /** @returns whether it was done */
  const act = (body: object, inWords: (answer: Answer) => string): Promise<boolean> =>
    attempt(async () => {
      const answer = await askAsStaff<Answer>(`/api/proposals/${id}/${name}`, body);
      toast.success(inWords(answer));
      readAgain();
      // The form around shows the old status, and may let an editor write in what was sent.
      clearRouteCache();
    });
  return { act, isBusy, problem };
}
