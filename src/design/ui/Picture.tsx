import type { CSSProperties } from 'react';
import type { PictureView } from '../view-models';
import { classNames } from './class-names';

export interface PictureProps {
  picture: PictureView;
  /** Display width, as in the `sizes` attribute. */
  sizes: string;
  /** In the first window of its page, hence loaded at once; `wide` on windows from 1024 px only. */
  isFirst?: boolean | 'wide';
  /** What windows below 640 px show instead, e.g. the same site on a phone. */
  phone?: PictureView | null;
  className?: string;
}

/** A responsive picture of the CMS. */
export function Picture(props: PictureProps) {
  const { picture, sizes, isFirst = false, phone = null, className } = props;
  const isAtOnce = isFirst === true;
  const shown = (
    <img
      src={picture.src}
      srcSet={picture.srcSet || undefined}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={isAtOnce ? 'eager' : 'lazy'}
      fetchPriority={isAtOnce ? 'high' : undefined}
      decoding="async"
      style={phone?.focus ? ({ '--focus': phone.focus } as CSSProperties) : undefined}
      className={classNames(
        'block h-auto max-w-full',
        className,
        phone?.focus && 'max-sm:object-(--focus)',
      )}
    />
  );
  return (
    <>
      {isFirst === 'wide' ? (
        <link
          rel="preload"
          as="image"
          href={picture.src}
          imageSrcSet={picture.srcSet || undefined}
          imageSizes={sizes}
          media="(min-width: 64rem)"
          fetchPriority="high"
        />
      ) : null}
      {phone ? (
        <picture className="contents">
          <source
            media="(max-width: 39.99rem)"
            srcSet={phone.srcSet || phone.src}
            sizes={sizes}
            width={phone.width}
            height={phone.height}
            // Else it takes a cell of a grid around the picture.
            className="hidden"
          />
          {shown}
        </picture>
      ) : (
        shown
      )}
    </>
  );
}
