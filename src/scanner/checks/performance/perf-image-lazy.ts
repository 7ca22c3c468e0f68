import type { Element } from 'domhandler';
import {
  type Check,
  countNoun,
  countPartOf,
  fail,
  notApplicable,
  pass,
} from '../../model/check.ts';
import { findByTag, type ParsedPage } from '../../page/parse-page.ts';
import { makeElementProof } from '../proofs.ts';

/** Number of pictures that may be on the first screen, logo and icons included. */
const ON_FIRST_SCREEN = 6;

const scriptedClasses = /(?:^|\s)(?:b-|js-)?lazy(?:load|loaded|loading)?(?:$|\s)/i;
const scriptedAttributes = ['data-src', 'data-srcset', 'data-lazy-src', 'data-lazy'];

function isDeferred(image: Element): boolean {
  return (
    image.attribs.loading?.trim().toLowerCase() === 'lazy' ||
    scriptedAttributes.some((name) => image.attribs[name] !== undefined) ||
    scriptedClasses.test(image.attribs.class ?? '')
  );
}

function loadedImages(page: ParsedPage): Element[] {
  return findByTag(page, 'img').filter((image) => {
    const src = image.attribs.src?.trim() ?? image.attribs.srcset?.trim() ?? '';
    const isFile = src !== '' && !/^data:/i.test(src);
    return (isFile || isDeferred(image)) && image.attribs.hidden === undefined;
  });
}

/** CSS pixels of a logo or icon. Vector drawings have small files. */
const SMALL = 200;

function isSmall(image: Element): boolean {
  const sides = ['width', 'height'].map((name) => Number.parseInt(image.attribs[name] ?? '', 10));
  const address = image.attribs.src ?? image.attribs['data-src'] ?? '';
  return sides.some((side) => side < SMALL) || /\.svgz?(?:[?#]|$)/i.test(address);
}

function misplaced(images: readonly Element[]) {
  return images.flatMap((element, index) => {
    const isLazy = isDeferred(element);
    if (index === 0 && isLazy && !isSmall(element)) {
      return [{ element, remark: 'The first picture waits until the page is laid out' }];
    }
    const isUrgent = element.attribs.fetchpriority?.trim().toLowerCase() === 'high';
    if (index < ON_FIRST_SCREEN || isLazy || isUrgent) return [];
    return [{ element, remark: 'Loads at once, though further down' }];
  });
}

export const perfImageLazy: Check = {
  id: 'perf-image-lazy',
  severity: 'low',
  title: 'Pictures further down load too early, or the first one too late',
  passed: 'Order in which pictures load',
  why: 'Pictures that visitors do not see yet take the connection away from those on the first screen. A first picture that waits makes the page look empty.',
  fix: 'Put loading="lazy" on pictures below the first screen, and take it off the first large one. Current website systems do it by themselves once their themes are up to date.',
  remedy: 'speed',
  needsContent: 'to-apply',
  sourceName: 'web.dev, Browser-level image lazy loading',
  sourceUrl: 'https://web.dev/articles/browser-level-image-lazy-loading',
  judge({ page }) {
    const images = loadedImages(page);
    if (images.length === 0) return notApplicable('There are no pictures on the page.');
    const wrong = misplaced(images);
    const all = countNoun(images.length, 'picture');
    if (wrong.length === 0) return pass(`${all} on the page, each loaded in its turn.`);
    return fail(
      `${countPartOf(wrong.length, images.length, 'picture')} ${wrong.length === 1 ? 'loads' : 'load'} out of turn.`,
      wrong.map(({ element, remark }) => makeElementProof(element, remark)),
      {
        share: 1 - wrong.length / images.length,
        // Only a browser knows where the first screen ends.
        confidence: 'possible',
      },
    );
  },
};
