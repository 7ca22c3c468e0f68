import {
  type Check,
  countNoun,
  countPartOf,
  fail,
  formatFileSize,
  notApplicable,
  pass,
  unknown,
} from '../../model/check.ts';
import type { AssetFact } from '../../model/evidence.ts';
import { makeProof } from '../proofs.ts';

const MOST_BYTES = 500 * 1024;

export type SizedImage = AssetFact & { bytes: number };

export function listSizedImages(assets: readonly AssetFact[]): SizedImage[] {
  return assets.filter(
    (file): file is SizedImage =>
      file.kind === 'image' && file.bytes !== null && file.status === 200,
  );
}

export const perfImageLarge: Check = {
  id: 'perf-image-large',
  severity: 'medium',
  title: 'Pictures are larger than they need to be',
  passed: 'Size of pictures',
  why: 'One photograph straight from the camera can weigh more than the rest of the page. Visitors see an empty space until it is there.',
  fix: 'Scale the pictures below to twice the width they are shown at and save them as WebP or AVIF. Most website systems have a plug-in that does it for every upload.',
  remedy: 'speed',
  needsContent: 'to-apply',
  sourceName: 'web.dev, Choose the right image size',
  sourceUrl: 'https://web.dev/articles/serve-responsive-images',
  judge({ assets }) {
    if (!assets.known) return unknown(assets.because);
    const images = listSizedImages(assets.value);
    if (images.length === 0) return notApplicable('No picture’s size could be looked up.');
    const large = images.filter(({ bytes }) => bytes > MOST_BYTES);
    const looked = countNoun(images.length, 'picture');
    if (large.length === 0) {
      return pass(`${looked} looked at, none over ${formatFileSize(MOST_BYTES)}.`);
    }
    return fail(
      `${countPartOf(large.length, images.length, 'picture')} that we looked at ${large.length === 1 ? 'is' : 'are'} over ${formatFileSize(MOST_BYTES)}.`,
      large.map(({ url, bytes }) => makeProof('address', url, formatFileSize(bytes))),
      { share: 1 - large.length / images.length },
    );
  },
};
