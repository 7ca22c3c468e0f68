'use client';

import { useEffect, useRef } from 'react';
import { countAt, countParts } from './count-parts';
import { prefersStill } from './prefers-still';

/** Specification, section 4, counters. */
const durationMs = 2000;
const threshold = 0.3;

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/**
 * A figure that counts up from nought once it is in sight. The HTML holds the final figure, which
 * also keeps the room on the way; a figure without a number stays as given.
 */
export function CountUp({ value }: { value: string }) {
  const shown = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = shown.current;
    const parts = countParts(value);
    if (element === null || parts === null || prefersStill()) return;

    let frame = 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const start = performance.now();
        const step = () => {
          const progress = (performance.now() - start) / durationMs;
          element.textContent = progress < 1 ? countAt(parts, easeOut(progress)) : value;
          if (progress < 1) frame = requestAnimationFrame(step);
        };
        step();
      },
      { threshold },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.textContent = value;
    };
  }, [value]);

  return (
    <span
      data-final={value}
      className="inline-grid before:invisible before:[grid-area:1/1] before:content-[attr(data-final)]"
    >
      <span ref={shown} className="[grid-area:1/1]">
        {value}
      </span>
    </span>
  );
}
