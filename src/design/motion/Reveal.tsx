'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { onceNear, prefersStill } from './once-near';

export interface RevealProps {
  children: ReactNode;
  /** Delay in milliseconds, e.g. `100 * index`. */
  delayMs?: number;
  className?: string;
}

/** Animates its content when it nears the viewport. The content is always visible. */
export function Reveal({ children, delayMs = 0, className }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (element === null || prefersStill() || typeof IntersectionObserver === 'undefined') return;
    const isBelow = element.getBoundingClientRect().top > window.innerHeight + 100;
    if (!isBelow) return;

    element.dataset.reveal = 'waiting';
    const stop = onceNear(element, () => {
      element.dataset.reveal = 'shown';
    });
    return () => {
      stop();
      element.dataset.reveal = 'shown';
    };
  }, []);

  return (
    <div
      ref={box}
      data-reveal=""
      className={className}
      style={delayMs > 0 ? ({ '--reveal-delay': `${delayMs}ms` } as CSSProperties) : undefined}
    >
      {children}
    </div>
  );
}
