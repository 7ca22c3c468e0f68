import type {} from 'altcha/types/react';
import { useEffect, useRef, useState } from 'react';
import 'altcha/altcha.css';

type WidgetEvent = CustomEvent<{ state: string; payload?: string | null }>;

/** The widget's worker, from our origin: the content security policy blocks others. */
function solver(): Worker {
  return new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
}

/** Self-hosted proof of work without puzzles or cookies: an accessible tick box. */
export function Captcha({ onSolved }: { onSolved: (payload: string) => void }) {
  const [isReady, setIsReady] = useState(false);
  const widget = useRef<HTMLElement>(null);

  useEffect(() => {
    let isGone = false;
    void import('altcha/external').then(() => {
      globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', solver);
      if (!isGone) setIsReady(true);
    });
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    const element = widget.current;
    if (!isReady || !element) return;
    const hear = (event: Event) => {
      const { state, payload } = (event as WidgetEvent).detail;
      if (state === 'verified' && payload) onSolved(payload);
    };
    element.addEventListener('statechange', hear);
    return () => element.removeEventListener('statechange', hear);
  }, [isReady, onSolved]);

  return (
    <div className="min-h-18">
      {isReady ? (
        <altcha-widget
          ref={widget}
          challenge="/api/scan/challenge"
          language="en"
          configuration={JSON.stringify({
            hideLogo: true,
            hideFooter: true,
            humanInteractionSignature: false,
          })}
        />
      ) : null}
    </div>
  );
}
