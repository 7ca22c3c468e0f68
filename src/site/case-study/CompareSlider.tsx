'use client';

import { type CSSProperties, type PointerEvent, useState } from 'react';
import { classNames } from '@/design/ui/class-names';
import { Picture } from '@/design/ui/Picture';
import type { PictureView } from '@/design/view-models';

export interface CompareSliderProps {
  before: PictureView;
  after: PictureView;
  /** What a phone shows as the second. */
  afterPhone: PictureView | null;
  beforeLabel: string;
  afterLabel: string;
}

const sizes = '(min-width: 75rem) 1200px, (min-width: 40rem) 100vw, 200vw';
/** A phone sees the left part of both at twice the size. */
const upright = 'max-sm:aspect-4/5 max-sm:object-cover max-sm:object-left-top';
/** On a phone with a picture of its own, each has its side, whose width the line sets: no line of text is cut. */
const side = 'max-sm:h-[107cqw] max-sm:object-cover';
/** Both stand below the pictures on one line, the second on the ground of the first. */
const caption = 'border-t border-ink px-3 py-1.5 font-mono text-label';

/** Two overlaid pictures with a dividing line (specification, section 4), usable by all inputs. */
export function CompareSlider({
  before,
  after,
  afterPhone,
  beforeLabel,
  afterLabel,
}: CompareSliderProps) {
  const [position, setPosition] = useState(50);

  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPosition(Math.round(Math.min(Math.max((clientX - left) / width, 0), 1) * 100));
  };
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
  };

  return (
    <div
      onPointerDown={press}
      onPointerMove={drag}
      style={{ '--position': `${position}%` } as CSSProperties}
      className="@container relative cursor-ew-resize touch-pan-y overflow-hidden select-none [&_img]:pointer-events-none rounded-control border border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-orchard"
    >
      <figure>
        <Picture
          picture={before}
          sizes={sizes}
          className={classNames(
            'w-full',
            afterPhone ? `${side} max-sm:object-[10%_0] scripting:max-sm:w-(--position)` : upright,
          )}
        />
        <figcaption className={`${caption} bg-sheet`}>{beforeLabel}</figcaption>
      </figure>
      <figure className="scripting:absolute scripting:inset-0 scripting:grid scripting:grid-rows-[minmax(0,1fr)_auto] scripting:[clip-path:inset(0_0_0_var(--position))]">
        <Picture
          picture={after}
          phone={afterPhone && { ...afterPhone, focus: undefined }}
          sizes={sizes}
          className={classNames(
            'size-full object-cover object-top',
            afterPhone
              ? `${side} max-sm:object-left-top scripting:max-sm:ms-auto scripting:max-sm:w-[calc(100%-var(--position))]`
              : upright,
          )}
        />
        <figcaption className={`${caption} text-end`}>{afterLabel}</figcaption>
      </figure>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-0 bottom-8 left-(--position) w-0.5 -translate-x-1/2 bg-cider noscript:hidden print-hidden"
      >
        <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-cider text-on-cider">
          <svg
            aria-hidden="true"
            viewBox="0 0 20 20"
            className="size-5 fill-none stroke-current"
            strokeWidth="1.6"
          >
            <path d="M7 5l-5 5 5 5M13 5l5 5-5 5" />
          </svg>
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={position}
        onChange={(event) => setPosition(event.target.valueAsNumber)}
        aria-label={`How much of “${beforeLabel}” is shown`}
        aria-valuetext={`${position}% ${beforeLabel}, ${100 - position}% ${afterLabel}`}
        className="pointer-events-none absolute inset-0 size-full opacity-0 noscript:hidden print-hidden"
      />
    </div>
  );
}
