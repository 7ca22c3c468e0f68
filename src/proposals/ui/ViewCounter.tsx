'use client';

import { useEffect } from 'react';
import { postJson } from '@/platform/own-server';

/** Milliseconds in sight after which a page counts as read though nobody touched it. */
const lookedAtMs = 10_000;
const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart', 'wheel'] as const;

export interface ViewCounterProps {
  slug: string;
  linkKey: string | null;
}

/**
 * Tells us that the client has opened the proposal: once, when somebody does something on the page or
 * has it in sight for a while. Programs that open links in mails do neither.
 */
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
      // Nobody misses it; the next opening counts.
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
