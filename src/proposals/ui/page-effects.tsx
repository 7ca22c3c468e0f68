'use client';

import { useEffect } from 'react';
import { postJson } from '@/platform/own-server';

/** Milliseconds on screen after which an untouched page counts as read. */
const lookedAtMs = 10_000;
const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart', 'wheel'] as const;

export interface ViewCounterProps {
  slug: string;
  linkKey: string | null;
}

/** Reports an opening after an interaction or some time; mail scanners do neither. */
export function ViewCounter({ slug, linkKey }: ViewCounterProps) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
      for (const sign of signs) window.removeEventListener(sign, tell);
    };
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      stop();
      const told = postJson('/api/proposal/view', { slug, key: linkKey }, { keepalive: true });
      // A lost report is harmless; the next opening counts.
      told.catch(() => {});
    };
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(tell, lookedAtMs);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    for (const sign of signs) window.addEventListener(sign, tell, { passive: true });
    return stop;
  }, [slug, linkKey]);
  return null;
}

/** Opens the print dialog once the page is laid out, after a print link was followed. */
export function PrintOnOpen() {
  useEffect(() => {
    let isGone = false;
    void document.fonts.ready.then(() => {
      if (!isGone) window.print();
    });
    return () => {
      isGone = true;
    };
  }, []);
  return null;
}
