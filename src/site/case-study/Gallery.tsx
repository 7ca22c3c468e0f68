'use client';

import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { isTall } from '@/content/rules/projects';
import type { ScreenshotView } from '@/content/store/case-studies';
import { BrowserFrame } from '@/design/ui/BrowserFrame';
import { classNames } from '@/design/ui/class-names';
import { PhoneFrame } from '@/design/ui/PhoneFrame';
import { Picture } from '@/design/ui/Picture';
import type { PictureView } from '@/design/view-models';
import type { LightboxProps } from './Lightbox';

interface GalleryProps {
  label: string;
  screenshots: ScreenshotView[];
  /** On a phone the page's head shows it, so the strip leaves it out. */
  inHead: PictureView | null;
}

/** Screenshots in windows, then in phones, which open full size; without script, as a file. */
export function Gallery({ label, screenshots, inHead }: GalleryProps) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [index, setIndex] = useState<number | null>(null);
  const trigger = useRef<HTMLElement | null>(null);
  const phones = screenshots.filter(({ image }) => isTall(image));
  const windows = screenshots.filter(({ image }) => !isTall(image));
  const shown = [...windows, ...phones];

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
      {/* On a phone a strip to push along. */}
      <ul className="relative flex snap-x snap-mandatory gap-x-4 overflow-x-auto max-sm:-mx-gutter max-sm:scroll-px-gutter max-sm:px-gutter sm:flex-wrap sm:gap-x-8 sm:gap-y-8 sm:overflow-visible noscript:max-sm:grid print:flex-wrap">
        {shown.map(({ image, phoneImage, caption }, position) => {
          const { width, sizes } = places[placeOf(position, windows.length, phones.length)];
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: pictures repeat in a fixed order
              key={position}
              className={classNames(
                'flex-none snap-start',
                width,
                image.src === inHead?.src && 'max-sm:hidden',
              )}
            >
              <figure>
                <a
                  href={image.src}
                  onClick={(event) => open(event, position, image.src)}
                  className="group block no-underline"
                >
                  <span className="sr-only">Enlarge: </span>
                  {isTall(image) ? (
                    <PhoneFrame className="group-hover:border-orchard">
                      <Picture picture={image} sizes={sizes} className="w-full" />
                    </PhoneFrame>
                  ) : (
                    <BrowserFrame label={label} className="group-hover:border-orchard">
                      <Picture
                        picture={image}
                        phone={phoneImage}
                        sizes={sizes}
                        className={classNames(
                          'aspect-16/10 w-full object-cover object-top transition-transform duration-320 group-hover:scale-[1.015]',
                          phoneImage && 'max-sm:aspect-4/5',
                        )}
                      />
                    </BrowserFrame>
                  )}
                </a>
                {/* Below a phone in the strip, a caption would be a column of single words. */}
                <figcaption
                  className={classNames(
                    'mt-2.5 max-w-note text-small text-muted',
                    isTall(image) && 'max-sm:sr-only',
                  )}
                >
                  {caption}
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
      {Lightbox !== null && index !== null ? (
        <Lightbox
          screenshots={shown}
          startAt={index}
          onClose={() => setIndex(null)}
          onClosed={() => trigger.current?.focus()}
        />
      ) : null}
    </>
  );
}

/** Widths of a row's members; a window and the phones beside it are equally high. */
const places = {
  whole: { width: 'max-sm:basis-[84%] sm:basis-full', sizes: '(min-width: 75rem) 1200px, 90vw' },
  half: {
    width: 'max-sm:basis-[84%] sm:basis-[calc(50%-1rem)]',
    sizes: '(min-width: 75rem) 584px, (min-width: 40rem) 50vw, 84vw',
  },
  besideOne: {
    width: 'max-sm:basis-[84%] sm:basis-[calc(76%-2rem)]',
    sizes: '(min-width: 75rem) 880px, (min-width: 40rem) 72vw, 84vw',
  },
  besideTwo: {
    width: 'max-sm:basis-[84%] sm:basis-[calc(62%-4rem)]',
    sizes: '(min-width: 75rem) 680px, (min-width: 40rem) 56vw, 84vw',
  },
  phone: { width: 'basis-[30%] sm:basis-[24%]', sizes: '(min-width: 75rem) 264px, 30vw' },
  phoneOfTwo: { width: 'basis-[30%] sm:basis-[19%]', sizes: '(min-width: 75rem) 208px, 30vw' },
} as const;

/**
 * One or two phones stand beside the last window; the other windows fill rows of two, the first a
 * row of its own if they are odd.
 */
function placeOf(position: number, windows: number, phones: number): keyof typeof places {
  if (position >= windows) return phones === 2 ? 'phoneOfTwo' : 'phone';
  const isShared = windows > 0 && (phones === 1 || phones === 2);
  const others = isShared ? windows - 1 : windows;
  if (position >= others) return phones === 2 ? 'besideTwo' : 'besideOne';
  return position === 0 && others % 2 === 1 ? 'whole' : 'half';
}
