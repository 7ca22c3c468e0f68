'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { prefersStill } from './once-near';

export interface DrawnLineProps {
  /** Steps, each with a stroke marked `data-stroke` and text marked `data-words`. */
  children: ReactNode;
  className?: string;
}

/** Specification, section 4, timeline. */
const threshold = 0.1;
const staggerSeconds = 0.15;

const eased = [0.2, 0.7, 0.2, 1] as const;

/** A list of steps along a line, which draws itself once. Without script it is static. */
export function DrawnLine({ children, className }: DrawnLineProps) {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const element = list.current;
    if (element === null || prefersStill()) return;
    // Already visible on load: animating it would hide text that the visitor is reading.
    if (element.getBoundingClientRect().top < window.innerHeight) return;

    let stop: () => void = () => {};
    let isGone = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void Promise.all([import('framer-motion/dom/mini'), import('framer-motion/dom')]).then(
          ([{ animate }, { stagger }]) => {
            if (isGone) return;
            const timing = { ease: eased, delay: stagger(staggerSeconds) };
            const line = animate(
              element.querySelectorAll('[data-stroke]'),
              { clipPath: ['inset(0 0 100% 0)', 'inset(0 0 0% 0)'] },
              { ...timing, duration: 0.32 },
            );
            const words = animate(
              element.querySelectorAll('[data-words]'),
              { transform: ['translateY(16px)', 'none'] },
              { ...timing, duration: 0.32 },
            );
            stop = () => {
              line.complete();
              words.complete();
            };
          },
        );
      },
      { threshold },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      stop();
    };
  }, []);

  return (
    <ol ref={list} className={className}>
      {children}
    </ol>
  );
}
