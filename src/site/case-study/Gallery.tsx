'use client';

import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import type { ScreenshotView } from '@/content/store/case-studies';
import { BrowserFrame } from '@/design/ui/BrowserFrame';
import { classNames } from '@/design/ui/class-names';
import { Picture } from '@/design/ui/Picture';
import type { PictureView } from '@/design/view-models';
import type { LightboxProps } from './Lightbox';

/** Screenshots in browser frames, which open full size; without script, as a file. */
export function Gallery({ label, screenshots }: { label: string; screenshots: ScreenshotView[] }) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [index, setIndex] = useState<number | null>(null);
  const trigger = useRef<HTMLElement | null>(null);

  const open = (event: MouseEvent<HTMLElement>, position: number, file: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    trigger.current = event.currentTarget;
    setIndex(position);
    import('./Lightbox').then(
      (module) => setLightbox(() => module.Lightbox),
      () => window.location.assign(file),
    );
  };

  return (
    <>
      {/* On a phone a strip to push along, then two or three to a row. */}
      <ul className="relative flex snap-x snap-mandatory gap-x-4 overflow-x-auto max-sm:-mx-gutter max-sm:scroll-px-gutter max-sm:px-gutter sm:grid sm:grid-cols-2 sm:gap-x-8 sm:gap-y-8 sm:overflow-visible lg:grid-cols-6 noscript:max-sm:grid print:grid">
        {screenshots.map(({ image, caption }, position) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures repeat in a fixed order
            key={position}
            className={classNames(
              'flex-none snap-start max-sm:basis-[84%] max-sm:only:basis-full',
              isHalf(position, screenshots.length) ? 'lg:col-span-3' : 'lg:col-span-2',
              'sm:max-lg:only:col-span-2 lg:only:col-span-6',
            )}
          >
            <figure>
              <a
                href={image.src}
                onClick={(event) => open(event, position, image.src)}
                className="group block no-underline"
              >
                <span className="sr-only">Enlarge: </span>
                <BrowserFrame label={label} className="group-hover:border-orchard">
                  <Picture
                    picture={image}
                    sizes="(min-width: 75rem) 584px, (min-width: 40rem) 50vw, 84vw"
                    className={classNames(
                      'aspect-16/10 w-full bg-mist object-top transition-transform duration-320 group-hover:scale-[1.015]',
                      isTall(image) ? 'object-contain' : 'object-cover',
                    )}
                  />
                </BrowserFrame>
              </a>
              <figcaption className="mt-2.5 max-w-note text-small text-muted">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {Lightbox !== null && index !== null ? (
        <Lightbox
          screenshots={screenshots}
          startAt={index}
          onClose={() => setIndex(null)}
          onClosed={() => trigger.current?.focus()}
        />
      ) : null}
    </>
  );
}

/** The last two or four of a row go in halves if thirds would leave a gap. */
function isHalf(position: number, count: number): boolean {
  const halves = [0, 4, 2][count % 3] ?? 0;
  return position >= count - halves;
}

/** Phone screenshots are shown uncropped. */
const isTall = ({ width, height }: PictureView) => height > width;
