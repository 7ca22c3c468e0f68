'use client';

import { useEffect, useRef } from 'react';
import { prefersStill } from './once-near';

export interface CountParts {
  before: string;
  target: number;
  /** Digits after the point. */
  decimals: number;
  grouped: boolean;
  after: string;
}

const onePart = /^(\D*)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(\D*)$/;

/** Finds the number in a figure; `null` without one, or with several (specification, section 4). */
export function countParts(value: string): CountParts | null {
  const [, before = '', number, after = ''] = onePart.exec(value) ?? [];
  if (number === undefined) return null;
  const plain = number.replaceAll(',', '');
  return {
    before,
    target: Number(plain),
    decimals: plain.split('.')[1]?.length ?? 0,
    grouped: number.includes(','),
    after,
  };
}

/** Formats an intermediate value of a counter; `progress` is 0 at the start and 1 at the end. */
export function countAt(parts: CountParts, progress: number): string {
  const { before, target, decimals, grouped, after } = parts;
  const number = (target * Math.min(Math.max(progress, 0), 1)).toLocaleString('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: grouped,
  });
  return before + number + after;
}

/** Specification, section 4, counters. */
const durationMs = 2000;
const threshold = 0.3;

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/** A figure that counts up when it becomes visible. The HTML holds the final one and its width. */
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
