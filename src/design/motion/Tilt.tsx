'use client';

import { type PointerEvent, type ReactNode, useRef } from 'react';
import { prefersStill } from './prefers-still';

/** Degrees at the edge: noticeable, but the text remains readable. */
const mostDegrees = 3;

/** Tilts its content towards the mouse; not on touch screens or with reduced motion. */
export function Tilt({ children, className }: { children: ReactNode; className?: string }) {
  const plate = useRef<HTMLDivElement>(null);

  const tip = (event: PointerEvent) => {
    const element = plate.current;
    if (element === null || event.pointerType !== 'mouse' || prefersStill()) return;
    const box = element.getBoundingClientRect();
    const across = (event.clientX - box.left) / box.width - 0.5;
    const down = (event.clientY - box.top) / box.height - 0.5;
    element.style.transform = `perspective(900px) rotateX(${-2 * mostDegrees * down}deg) rotateY(${2 * mostDegrees * across}deg)`;
  };
  const level = () => {
    if (plate.current !== null) plate.current.style.transform = '';
  };

  return (
    <div
      ref={plate}
      onPointerMove={tip}
      onPointerLeave={level}
      className={`transition-transform duration-120 ${className ?? ''}`}
    >
      {children}
    </div>
  );
}
