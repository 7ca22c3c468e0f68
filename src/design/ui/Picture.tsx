import type { PictureView } from '../view-models';
import { classNames } from './class-names';

export interface PictureProps {
  picture: PictureView;
  /** Display width, as in the `sizes` attribute. */
  sizes: string;
  /** In the first window of its page, hence loaded at once. */
  isFirst?: boolean;
  className?: string;
}

/** A responsive picture of the CMS. */
export function Picture({ picture, sizes, isFirst = false, className }: PictureProps) {
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet || undefined}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={classNames('block h-auto max-w-full', className)}
    />
  );
}
