import { type Element, isTag } from 'domhandler';
import { type Check, fail, notApplicable, pass } from '../../model/check.ts';
import { findByTag, type ParsedPage } from '../../page/parse-page.ts';
import { computeVisibility } from '../../page/visibility.ts';
import { makeElementProof } from '../proofs.ts';

/** CSS pixels: about twice the width of a phone. */
const WIDE = 800;

const candidates = ['srcset', 'data-srcset', 'data-lazy-srcset'];
/** Website systems' scripts use these to request a file of the right size. */
const scripted = ['data-widths', 'data-dm-image-path', 'data-image-dimensions'];

function hasCandidates(element: Element): boolean {
  return candidates.some((name) => element.attribs[name]?.trim());
}

function hasChoice(image: Element): boolean {
  const { parent } = image;
  if (hasCandidates(image)) return true;
  if (scripted.some((name) => image.attribs[name] !== undefined)) return true;
  if (parent && isTag(parent) && parent.name === 'wow-image') return true;
  if (!parent || !isTag(parent) || parent.name !== 'picture') return false;
  return parent.children
    .filter(isTag)
    .some((child) => child.name === 'source' && hasCandidates(child));
}

/** A photograph with a wide size; vector drawings scale. */
function isWide(page: ParsedPage, image: Element): boolean {
  const width = (image.attribs.width ?? '').trim();
  if (!/^\d+(?:px)?$/.test(width) || Number.parseInt(width, 10) < WIDE) return false;
  const address = image.attribs.src ?? image.attribs['data-src'] ?? '';
  const isDrawing = /^data:/i.test(address.trim()) || /\.svgz?(?:[?#]|$)/i.test(address);
  return (!isDrawing || hasChoice(image)) && !computeVisibility(page, image).isHidden;
}

export const mobResponsiveImages: Check = {
  id: 'mob-responsive-images',
  severity: 'low',
  title: 'Phones load the big pictures',
  passed: 'Smaller pictures for phones',
  why: 'A picture made for a wide screen takes long on a phone and eats up its data allowance, although it is shown small.',
  fix: 'Offer each wide picture in several widths with srcset and sizes. Most content systems do so when their own picture block is used.',
  remedy: 'speed',
  needsContent: 'to-apply',
  sourceName: 'web.dev, Serve responsive images',
  sourceUrl: 'https://web.dev/articles/serve-responsive-images',
  judge({ page }) {
    const wide = findByTag(page, 'img').filter((image) => isWide(page, image));
    if (wide.length === 0) {
      return notApplicable(`No picture says that it is ${WIDE} pixels wide or more.`);
    }
    const wrong = wide.filter((image) => !hasChoice(image));
    if (wrong.length === 0) {
      return pass(
        wide.length === 1
          ? 'The only wide picture comes in several widths.'
          : `All ${wide.length} wide pictures come in several widths.`,
      );
    }
    const count =
      wide.length === 1
        ? 'The only wide picture comes'
        : `${wrong.length} of ${wide.length} wide pictures ${wrong.length === 1 ? 'comes' : 'come'}`;
    return fail(
      `${count} in one width only.`,
      wrong.map((image) => makeElementProof(image)),
      { share: 1 - wrong.length / wide.length, confidence: 'likely' },
    );
  },
};
