'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { EditingState } from '@/content/rules/difference';
import { type Edited, readState } from './editing-api';

/** Often enough that a form stops within a breath, seldom enough to cost nothing. */
const everyMs = 2500;

/**
 * Asks who holds a document, as long as its form is open and in sight.
 *
 * @param isOn false while nothing is to be found out
 */
export function useEditingState(
  { slug, id }: Edited,
  isOn: boolean,
  onState: (state: EditingState) => void,
): () => void {
  const now = useRef<() => void>(() => {});
  const tell = useEffectEvent(onState);
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    let timer = 0;
    async function ask() {
      window.clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        const state = await readState(id === undefined ? { slug } : { slug, id }, stop.signal);
        if (stop.signal.aborted) return;
        if (state) tell(state);
      }
      timer = window.setTimeout(ask, everyMs);
    }
    const askNow = () => void ask();
    now.current = askNow;
    askNow();
    document.addEventListener('visibilitychange', askNow);
    return () => {
      stop.abort();
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', askNow);
    };
  }, [slug, id, isOn]);
  return () => now.current();
}
