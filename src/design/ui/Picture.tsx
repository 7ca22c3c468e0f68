import type { PictureView } from '../view-models';
import { classNames } from './class-names';

export interface PictureProps {
  picture: PictureView;
  /** Display width, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
}

/** A responsive, lazily loaded picture of the CMS. */
export function Picture({ picture, sizes, className }: PictureProps) {
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet || undefined}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading="lazy"
      decoding="async"
      className={classNames('block h-auto max-w-full', className)}
    />
  );
}
