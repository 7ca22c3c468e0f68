'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { ScreenshotView } from '@/content/store/case-studies';
import { prefersStill } from '@/design/motion/once-near';
import { FullScreen } from '@/design/ui/FullScreen';
import { IconButton, type IconName } from '@/design/ui/Icon';
import { Picture } from '@/design/ui/Picture';

export interface LightboxProps {
  screenshots: ScreenshotView[];
  /** Index of the clicked picture, from 0. */
  startAt: number;
  onClose: () => void;
  onClosed: () => void;
}

/** Shows one screenshot full screen, without wrapping (specification, sections 2 and 4). */
export function Lightbox({ screenshots, startAt, onClose, onClosed }: LightboxProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: false, startIndex: startAt });
  const [index, setIndex] = useState(startAt);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setIndex(embla.selectedScrollSnap());
    embla.on('select', follow);
    return () => {
      embla.off('select', follow);
    };
  }, [embla]);

  const goTo = (position: number) => {
    if (position < 0 || position >= screenshots.length) return;
    embla?.scrollTo(position, prefersStill());
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') goTo(index - 1);
    if (key === 'ArrowRight') goTo(index + 1);
  };

  return (
    <FullScreen
      title="Screenshots"
      edge="none"
      open
      onOpenChange={(open) => !open && onClose()}
      onClosed={onClosed}
      onKeyDown={onKeyDown}
    >
      <div
        ref={viewport}
        className="min-h-0 flex-1 cursor-grab overflow-hidden active:cursor-grabbing"
      >
        <ul className="flex h-full touch-pan-y">
          {screenshots.map(({ image }, position) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: pictures repeat in a fixed order
              key={position}
              aria-hidden={position !== index}
              className="grid h-full min-w-0 flex-[0_0_100%] grid-rows-[minmax(0,1fr)] place-items-center px-4 sm:px-20"
            >
              <Picture
                picture={image}
                sizes="100vw"
                className="max-h-full w-auto rounded-control object-contain"
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="mx-auto grid w-full max-w-page grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center gap-4 px-4 py-3">
        <Arrow
          name="Previous screenshot"
          icon="arrow-left"
          isOff={index === 0}
          onClick={() => goTo(index - 1)}
        />
        <p aria-live="polite" className="min-h-12 text-center text-small">
          <span className="block">{screenshots[index]?.caption}</span>
          <span className="font-mono text-label text-muted">
            {index + 1} / {screenshots.length}
          </span>
        </p>
        <Arrow
          name="Next screenshot"
          icon="arrow-right"
          isOff={index === screenshots.length - 1}
          onClick={() => goTo(index + 1)}
        />
      </div>
    </FullScreen>
  );
}

interface ArrowProps {
  name: string;
  icon: IconName;
  isOff: boolean;
  onClick: () => void;
}

/** Remains enabled at the ends, because a `disabled` button would lose the focus. */
function Arrow({ isOff, ...rest }: ArrowProps) {
  return (
    <IconButton
      {...rest}
      aria-disabled={isOff}
      className="size-11 border border-edge hover:bg-sheet aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    />
  );
}
