import { compile } from 'css-select';
import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import {
  type Check,
  countNoun,
  countPartOf,
  fail,
  notApplicable,
  pass,
} from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { type Declared, readDeclarations, readStyleRules } from '../../page/css-declarations.ts';
import { findByTag } from '../../page/parse-page.ts';
import { makeElementProof } from '../proofs.ts';

const MAX_RULES = 5000;
const MAX_RELEVANT = 400;

const relevant = ['width', 'height', 'aspect-ratio', 'position'] as const;
type Property = (typeof relevant)[number];

type StyleDimensions = Partial<Record<Property, boolean>>;

type Declarations = ReadonlyMap<string, Declared>;

interface SizeRule {
  matches: (element: Element) => boolean;
  declarations: Declarations;
}

const open = new Set(['auto', 'initial', 'unset', 'inherit', 'revert', 'revert-layer']);

function isFixed(property: Property, value: string): boolean {
  if (property === 'position') return value === 'absolute' || value === 'fixed';
  return !open.has(value);
}

function dimensionsIn(declarations: Declarations): StyleDimensions {
  const found: StyleDimensions = {};
  for (const property of relevant) {
    const value = declarations.get(property)?.value;
    if (value !== undefined && isFixed(property, value)) found[property] = true;
  }
  return found;
}

function compiled(selector: string, declarations: Declarations): SizeRule[] {
  // Searching all descendants of each picture is too slow.
  if (selector.length > 200 || selector.includes(':has')) return [];
  try {
    return [{ matches: compile<Element, Element>(selector), declarations }];
  } catch {
    return [];
  }
}

function sizeRules({ page, stylesheets }: ScanEvidence): SizeRule[] {
  const inPage = findByTag(page, 'style').map((style) => textContent(style));
  const linked = stylesheets.known ? stylesheets.value.map(({ text }) => text) : [];
  return [...inPage, ...linked]
    .flatMap((text) => readStyleRules(text, MAX_RULES))
    .filter(({ declarations }) => Object.keys(dimensionsIn(declarations)).length > 0)
    .slice(0, MAX_RELEVANT)
    .flatMap(({ selector, declarations }) => compiled(selector, declarations));
}

/** Sizes fixed by styles. The cascade is ignored: one fixing rule is enough. */
function styleDimensionsOf(evidence: ScanEvidence): (element: Element) => StyleDimensions {
  const rules = sizeRules(evidence);
  return (element) => {
    const own = dimensionsIn(readDeclarations(element.attribs.style ?? ''));
    const found = rules.filter(({ matches }) => matches(element));
    return Object.assign(own, ...found.map(({ declarations }) => dimensionsIn(declarations)));
  };
}

const MAX_IMAGES = 500;

/** A number of pixels; browsers reserve no space for a percentage. */
function isSize(value: string | undefined): boolean {
  return /^\s*\d+(?:\.\d+)?\s*(?:px)?\s*$/i.test(value ?? '');
}

function isSized(image: Element, style: StyleDimensions): boolean {
  const width = isSize(image.attribs.width) || style.width === true;
  const height = isSize(image.attribs.height) || style.height === true;
  return (width && height) || ((width || height) && style['aspect-ratio'] === true);
}

/** Pictures that affect the layout: no inline drawings, none out of the flow. */
function isPartOfLayout(image: Element, style: StyleDimensions): boolean {
  const src = image.attribs.src?.trim() ?? '';
  const isDrawn = /^data:image\/svg/i.test(src);
  return !isDrawn && !style.position && image.attribs.hidden === undefined;
}

function judgedImages(evidence: ScanEvidence): { element: Element; isSized: boolean }[] {
  const styleOf = styleDimensionsOf(evidence);
  return findByTag(evidence.page, 'img')
    .slice(0, MAX_IMAGES)
    .map((element) => ({ element, style: styleOf(element) }))
    .filter(({ element, style }) => isPartOfLayout(element, style))
    .map(({ element, style }) => ({ element, isSized: isSized(element, style) }));
}

/** Width and height on `<img>`, by attribute or style, as in Lighthouse's `unsized-images`. */
export const perfImageDims: Check = {
  id: 'perf-image-dims',
  severity: 'medium',
  title: 'Pictures make the page jump while it loads',
  passed: 'Space for pictures while they load',
  why: 'Without a width and height, text jumps down whenever a picture arrives. Visitors lose their place or tap on the wrong thing.',
  fix: 'Give every img element the width and height of its picture in pixels as attributes. With height: auto in the style sheet it still scales.',
  remedy: 'build',
  needsContent: 'to-apply',
  sourceName: 'Lighthouse, unsized-images; web.dev',
  sourceUrl: 'https://web.dev/articles/optimize-cls#images_without_dimensions',
  judge(evidence) {
    const images = judgedImages(evidence);
    if (images.length === 0) return notApplicable('There are no pictures that need space.');
    const open = images.filter((image) => !image.isSized);
    const all = countNoun(images.length, 'picture');
    if (open.length === 0) return pass(`Space is kept for ${all}.`);
    return fail(
      `${countPartOf(open.length, images.length, 'picture')} ${open.length === 1 ? 'has' : 'have'} no width and height.`,
      open.map(({ element }) => makeElementProof(element)),
      {
        share: 1 - open.length / images.length,
        // An unread style sheet may set them.
        confidence: evidence.stylesheets.known ? 'likely' : 'possible',
      },
    );
  },
};
