'use client';

import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { FeatureSize } from '@/content/rules/view-models';
import { prefersStill } from '@/design/motion/once-near';
import { classNames } from '@/design/ui/class-names';
import { Icon } from '@/design/ui/Icon';

/** Degrees at the edge: noticeable, no more. */
const mostDegrees = 3;

/** Where the picture stands, and its shape: its pictures are taken in it, so that nothing is cut. */
const arrangements: Record<FeatureSize, Record<'card' | 'frame' | 'words' | 'notes', string>> = {
  small: { card: '', frame: 'aspect-2/1', words: 'pt-2', notes: '' },
  medium: {
    card: 'sm:flex-row-reverse sm:items-start',
    frame: 'aspect-5/4 sm:flex-1 lg:flex-[1.35]',
    words: 'pt-2 sm:flex-1 sm:self-stretch sm:pt-5 lg:pt-6',
    notes: '',
  },
  large: { card: '', frame: 'aspect-16/10', words: 'pt-2', notes: 'sm:grid-cols-2' },
  wide: {
    card: 'sm:flex-row-reverse sm:items-center',
    frame: 'aspect-2/1 sm:flex-1',
    words: 'pt-2 sm:flex-1 sm:pt-5 lg:pt-6',
    notes: '',
  },
};

export interface FeatureCardProps {
  title: string;
  notes: { term: string; text: string }[];
  size: FeatureSize;
  picture: ReactNode;
  /** Phones have an upright picture. */
  isUpright?: boolean;
  children: ReactNode;
}

/**
 * A feature with its picture, and its notes behind a button. Towards the mouse tilts the picture, or
 * the card’s ground where there is none; words stand still. No tilt by touch or with reduced motion.
 */
export function FeatureCard({
  title,
  notes,
  size,
  picture,
  isUpright = false,
  children,
}: FeatureCardProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const plate = useRef<HTMLDivElement>(null);
  const { card, frame, words, notes: columns } = arrangements[size];
  const hasPicture = picture !== null;

  const tip = (event: PointerEvent) => {
    const element = plate.current;
    if (element === null || event.pointerType !== 'mouse' || prefersStill()) return;
    const box = event.currentTarget.getBoundingClientRect();
    const across = (event.clientX - box.left) / box.width - 0.5;
    const down = (event.clientY - box.top) / box.height - 0.5;
    element.style.transform = `perspective(900px) rotateX(${-2 * mostDegrees * down}deg) rotateY(${2 * mostDegrees * across}deg)`;
  };
  const level = () => {
    if (plate.current !== null) plate.current.style.transform = '';
  };

  const ground = 'rounded-control border border-rule bg-sheet';
  const tilting = 'transition-transform duration-120';
  return (
    <div
      onPointerMove={tip}
      onPointerLeave={level}
      className={classNames(
        'relative isolate flex h-full flex-col print:break-inside-avoid',
        hasPicture && ground,
        card,
      )}
    >
      {hasPicture ? (
        <div
          ref={plate}
          data-plate=""
          className={classNames(
            'relative m-3 overflow-hidden rounded-[3px] border border-rule [&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover [&_img]:object-top',
            frame,
            isUpright && 'max-sm:aspect-4/5',
            tilting,
          )}
        >
          {picture}
        </div>
      ) : (
        <div
          ref={plate}
          data-plate=""
          className={classNames('absolute inset-0 -z-10', ground, tilting)}
        />
      )}
      <div className={classNames('px-5 pb-5 lg:px-6 lg:pb-6', hasPicture ? words : 'pt-5 lg:pt-6')}>
        {children}
        {notes.length > 0 ? (
          <>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
              className="touch mt-1 -mb-3 inline-flex items-center gap-2 text-small font-semibold underline decoration-1 underline-offset-4 noscript:hidden print-hidden"
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
            <dl
              id={id}
              className={classNames(
                'mt-4 grid grid-cols-1 gap-x-8 gap-y-2 text-small',
                columns,
                isOpen ? 'scripting:animate-enter' : 'scripting:hidden',
              )}
            >
              {notes.map(({ term, text }) => (
                <div key={term}>
                  <dt className="font-mono text-label text-orchard">{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </>
        ) : null}
      </div>
    </div>
  );
}
