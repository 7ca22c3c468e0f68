import type { CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { problem } from '@/accounts/hooks/access';

/**
 * Maximum pixels of a picture over all frames. Decoding takes up to four bytes of memory each, even
 * for a small file; a large phone makes 64 million.
 */
export const mostPixels = 70_000_000;

/** WebP's maximum side length in pixels. */
const longestSide = 16_383;

const kinds: readonly ((head: Buffer) => boolean)[] = [
  (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (head) => head.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])),
  (head) => head.subarray(0, 4).equals(Buffer.from('RIFF')),
];

const inWords = (count: number) => count.toLocaleString('en-GB');

/**
 * Refuses pictures that need much memory to decode. It reads only the header, before Payload
 * decodes the file. Other files are left to Payload, which refuses them.
 */
export const refuseHugePictures: CollectionBeforeOperationHook = async ({ req }) => {
  const data = req.file?.data;
  if (!data || !kinds.some((isKind) => isKind(data))) return;
  const head = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head) return;
  const { width, height, pages = 1 } = head;
  if (width * height * pages <= mostPixels && Math.max(width, height) <= longestSide) return;
  throw problem(
    `This picture is too large: ${inWords(width)} × ${inWords(height)} points${pages > 1 ? `, ${pages} times` : ''}. Make it smaller, 8,000 × 8,000 at most, and try again.`,
    400,
  );
};
