import type { PictureView } from '../view-models';
import { classNames } from './class-names';

export interface PictureProps {
  picture: PictureView;
  /** Display width, as in the `sizes` attribute. */
  sizes: string;
  /** In the first window of its page, hence loaded at once; `wide` on windows from 1024 px only. */
  isFirst?: boolean | 'wide';
  className?: string;
}

/** A responsive picture of the CMS. */
export function Picture({ picture, sizes, isFirst = false, className }: PictureProps) {
  const isAtOnce = isFirst === true;
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
        className={classNames('block h-auto max-w-full', className)}
      />
    </>
  );
}
