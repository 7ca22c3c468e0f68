'use client';

import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { prefersStill } from '@/design/motion/once-near';
import { classNames } from '@/design/ui/class-names';
import { Icon } from '@/design/ui/Icon';

/** Degrees at the edge: noticeable, but the text remains readable. */
const mostDegrees = 3;

/** Tilts its content towards the mouse; not on touch screens or with reduced motion. */
function Tilt({ children, className }: { children: ReactNode; className?: string }) {
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

export interface FeatureCardProps {
  title: string;
  notes: { term: string; text: string }[];
  isWide: boolean;
  children: ReactNode;
}

/** A feature card that tilts towards the mouse. Its notes show in reserved space. */
export function FeatureCard({ title, notes, isWide, children }: FeatureCardProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const isShown = isOpen || isPointedAt;
  const point = (event: PointerEvent, isOver: boolean) => {
    if (event.pointerType === 'mouse') setIsPointedAt(isOver);
  };

  return (
    <Tilt className="flex h-full flex-col rounded-control border border-rule bg-sheet">
      <div
        onPointerEnter={(event) => point(event, true)}
        onPointerLeave={(event) => point(event, false)}
        className="flex flex-1 flex-col p-5 lg:p-6"
      >
        {children}
        {notes.length > 0 ? (
          <>
            <div className="grid flex-1">
              <span
                aria-hidden="true"
                className={classNames(
                  'hatch [grid-area:1/1] transition-opacity duration-200 max-lg:hidden noscript:hidden print-hidden',
                  isShown && 'opacity-0',
                )}
              />
              <dl
                id={id}
                className={classNames(
                  'grid grid-cols-1 content-start gap-x-8 gap-y-2 text-small [grid-area:1/1] transition-opacity duration-200',
                  isWide && 'sm:grid-cols-2',
                  !isShown && 'scripting:invisible scripting:opacity-0 max-lg:scripting:hidden',
                )}
              >
                {notes.map(({ term, text }) => (
                  <div key={term}>
                    <dt className="font-mono text-label text-orchard">{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
              className="touch -mb-3 inline-flex items-center gap-2 self-start text-small font-semibold underline decoration-1 underline-offset-4 noscript:hidden print-hidden"
            >
              <Icon
                name="plus"
                className={classNames(
                  'size-4 transition-transform duration-120',
                  isOpen && 'rotate-45',
                )}
              />
              How and why
              <span className="sr-only">: {title}</span>
            </button>
          </>
        ) : null}
      </div>
    </Tilt>
  );
}
