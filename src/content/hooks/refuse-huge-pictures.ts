import type { CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { problem } from '@/accounts/hooks/access';

/**
 * Points of a picture, all its frames together. Each takes up to four bytes of memory, however small
 * the file is; a large telephone makes 64 million.
 */
export const mostPixels = 70_000_000;

/** WebP holds no longer side. */
const longestSide = 16_383;

const kinds: readonly ((head: Buffer) => boolean)[] = [
  (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (head) => head.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])),
  (head) => head.subarray(0, 4).equals(Buffer.from('RIFF')),
];

const inWords = (count: number) => count.toLocaleString('en-GB');

/**
 * Refuses a picture that would take much memory to decode. Only its head is read, before Payload decodes
 * it. What is no picture for the web is left to Payload, which refuses it.
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
