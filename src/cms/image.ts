import type { PictureView } from '@/domain/content/view-models';
import type { Media } from '@/payload-types';

/**
 * A picture with all the widths it was stored in.
 *
 * @param media an upload field's value; an id (not populated) or nothing gives `null`
 */
export function toImageView(media: Media | number | null | undefined): PictureView | null {
  if (!media || typeof media === 'number' || !media.url || !media.width || !media.height)
    return null;
  const widths = [...Object.values(media.sizes ?? {}), media]
    .filter((size) => size?.url && size.width)
    .map((size) => `${size.url} ${size.width}w`);
  return {
    src: media.url,
    srcSet: [...new Set(widths)].join(', '),
    width: media.width,
    height: media.height,
    alt: media.alt,
  };
}
