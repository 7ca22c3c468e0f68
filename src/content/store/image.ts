import type { PictureView } from '@/design/view-models';
import type { Media } from '@/payload-types';
import { getEnv } from '@/platform/env';

/** Path of a file on this site, without its origin, so that it loads under every host name. */
function withoutOrigin(url: string): string {
  const { siteUrl } = getEnv();
  return url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
}

/**
 * A picture with all its stored widths.
 *
 * @param media value of an upload field; an unpopulated id or an empty field gives `null`
 */
export function toImageView(media: Media | number | null | undefined): PictureView | null {
  if (!media || typeof media === 'number' || !media.url || !media.width || !media.height)
    return null;
  const widths = [...Object.values(media.sizes ?? {}), media].flatMap((size) =>
    size?.url && size.width ? `${withoutOrigin(size.url)} ${size.width}w` : [],
  );
  return {
    src: withoutOrigin(media.url),
    srcSet: [...new Set(widths)].join(', '),
    width: media.width,
    height: media.height,
    alt: media.alt,
  };
}
