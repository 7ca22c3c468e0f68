import type { Element } from 'domhandler';
import { counted, partOf } from '../../model/amounts.ts';
import type { Check, Proof } from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { fail, notApplicable, pass } from '../../model/verdicts.ts';
import { attribute, byTag, openingTag } from '../../page/query.ts';
import { type StyleDimensions, styleDimensionsOf } from './style-dimensions.ts';

const MAX_IMAGES = 500;

/** A number of pixels; browsers make no space for a percentage. */
function isSize(value: string | null): boolean {
  return /^\s*\d+(?:\.\d+)?\s*(?:px)?\s*$/i.test(value ?? '');
}

function isSized(image: Element, style: StyleDimensions): boolean {
  const width = isSize(attribute(image, 'width')) || style.width === true;
  const height = isSize(attribute(image, 'height')) || style.height === true;
  return (width && height) || ((width || height) && style['aspect-ratio'] === true);
}

/** Pictures whose space matters: not drawn by the page itself, and not taken out of the flow. */
function isPartOfLayout(image: Element, style: StyleDimensions): boolean {
  const src = attribute(image, 'src')?.trim() ?? '';
  const isDrawn = /^data:image\/svg/i.test(src);
  return !isDrawn && !style.position && attribute(image, 'hidden') === null;
}

function judgedImages(evidence: ScanEvidence): { element: Element; isSized: boolean }[] {
  const styleOf = styleDimensionsOf(evidence);
  return byTag(evidence.page, 'img')
    .slice(0, MAX_IMAGES)
    .map((element) => ({ element, style: styleOf(element) }))
    .filter(({ element, style }) => isPartOfLayout(element, style))
    .map(({ element, style }) => ({ element, isSized: isSized(element, style) }));
}

/** Width and height on `<img>`, by attribute or style, as Lighthouse’s `unsized-images` asks. */
export const perfImageDims: Check = {
  id: 'perf-image-dims',
  category: 'performance',
  severity: 'medium',
  title: 'Pictures make the page jump while it loads',
  passed: 'Space for pictures while they load',
  why: 'Without a width and height, text jumps down whenever a picture arrives. Visitors lose their place or tap on the wrong thing.',
  fix: 'Give every img element the width and height of its picture in pixels as attributes. With height: auto in the style sheet it still scales.',
  remedy: 'build',
  source: {
    name: 'Lighthouse, unsized-images; web.dev',
    url: 'https://web.dev/articles/optimize-cls#images_without_dimensions',
  },
  judge(evidence) {
    const images = judgedImages(evidence);
    if (images.length === 0) return notApplicable('There are no pictures that need space.');
    const open = images.filter((image) => !image.isSized);
    const all = counted(images.length, 'picture');
    if (open.length === 0) return pass(`Space is kept for ${all}.`);
    return fail(
      `${partOf(open.length, images.length, 'picture')} ${open.length === 1 ? 'has' : 'have'} no width and height.`,
      {
        share: 1 - open.length / images.length,
        // A style sheet that was not read may set them.
        confidence: evidence.stylesheets.known ? 'likely' : 'possible',
        proofs: open.map(({ element }): Proof => ({ kind: 'element', value: openingTag(element) })),
      },
    );
  },
};
