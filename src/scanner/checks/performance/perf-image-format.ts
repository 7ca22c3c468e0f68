import type { Element } from 'domhandler';
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
import type { ParsedPage } from '../../page/parse-page.ts';
import { formatWithoutFragment, listResources } from '../../page/resources.ts';
import { makeProof } from '../proofs.ts';
import { listSizedImages, type SizedImage } from './perf-image-large.ts';

const LEAST_BYTES = 100 * 1024;

const oldTypes = /^image\/(?:jpe?g|pjpeg|png)\b/i;
const oldNames = /\.(?:jpe?g|png)$/i;
const newTypes = /^image\/(?:webp|avif|jxl)\b/i;
const newNames = /\.(?:webp|avif)(?:$|[?#,\s])/i;

function isOld({ contentType, url }: SizedImage): boolean {
  return contentType ? oldTypes.test(contentType) : oldNames.test(new URL(url).pathname);
}

function offersNewer(element: Element): boolean {
  if (newNames.test(element.attribs.srcset ?? '')) return true;
  const picture = element.parent as Element | null;
  if (picture?.name !== 'picture') return false;
  return picture.children.slice(0, 50).some((child) => {
    const source = child as Element;
    if (source.name !== 'source') return false;
    const type = source.attribs.type ?? '';
    return newTypes.test(type) || newNames.test(source.attribs.srcset ?? '');
  });
}

function replacedAddresses(page: ParsedPage): Set<string> {
  const replaced = listResources(page).filter(({ element }) => offersNewer(element));
  return new Set(replaced.map(({ url }) => formatWithoutFragment(url)));
}

export const perfImageFormat: Check = {
  id: 'perf-image-format',
  severity: 'low',
  title: 'Pictures are saved in older formats',
  passed: 'Format of pictures',
  why: 'WebP and AVIF show the same picture with about a third less data, and every current browser reads them.',
  fix: 'Save large photographs as WebP or AVIF, or offer both with a picture element. Many hosts and CDNs convert pictures on the way.',
  remedy: 'speed',
  needsContent: 'to-apply',
  sourceName: 'Lighthouse, modern image formats',
  sourceUrl: 'https://developer.chrome.com/docs/lighthouse/performance/uses-webp-images',
  judge({ assets, page }) {
    if (!assets.known) return unknown(assets.because);
    const replaced = replacedAddresses(page);
    const images = listSizedImages(assets.value);
    if (images.every(({ bytes }) => bytes <= LEAST_BYTES)) {
      return notApplicable(`No picture over ${formatFileSize(LEAST_BYTES)} was found.`);
    }
    const old = images.filter(
      (image) => image.bytes > LEAST_BYTES && isOld(image) && !replaced.has(image.url),
    );
    const looked = countNoun(images.length, 'picture');
    if (old.length === 0)
      return pass(`${looked} looked at, no large one in an older format alone.`);
    return fail(
      `${countPartOf(old.length, images.length, 'picture')} that we looked at ${old.length === 1 ? 'is' : 'are'} over ${formatFileSize(LEAST_BYTES)} and JPEG or PNG alone.`,
      old.map(({ url, bytes }) => makeProof('address', url, formatFileSize(bytes))),
      {
        share: 1 - old.length / images.length,
        // Some servers send newer formats to browsers only.
        confidence: 'likely',
      },
    );
  },
};
