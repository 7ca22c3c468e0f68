import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { wordSet } from '../model/check.ts';
import { findRole, isNamedByContent, readInputType } from './find-role.ts';
import { listLabels, listReferencedElements } from './page-ids.ts';
import {
  findByTag,
  isWithinElement,
  memoisePerPage,
  type ParsedPage,
  withAncestors,
} from './parse-page.ts';
import { computeVisibility, isSvg } from './visibility.ts';

const mapsShown = memoisePerPage((page): Set<string> => {
  const pictures = findByTag(page, 'img').filter((image) => isExposed(page, image));
  return new Set(pictures.map((image) => (image.attribs.usemap ?? '').slice(1)));
});

function isMapShown(page: ParsedPage, area: Element): boolean {
  const map = withAncestors(area).find(({ name }) => name === 'map');
  return Boolean(map?.attribs.name) && mapsShown(page).has(map?.attribs.name ?? '');
}

/** A `<style>` rule that hides counts as hidden, to avoid false failures. */
function isExposed(page: ParsedPage, element: Element): boolean {
  const { isHidden, isMaybeHidden, isKeptFromAssistiveTechnology } = computeVisibility(
    page,
    element,
  );
  if (isHidden || isMaybeHidden || isKeptFromAssistiveTechnology) return false;
  return element.name !== 'area' || isSvg(element) || isMapShown(page, element);
}

export function listExposedElements(page: ParsedPage, fits: (element: Element) => boolean) {
  return page.elements.filter((element) => fits(element) && isExposed(page, element));
}

/** Enough for any name; a link around half a page is cut. */
const MAX_NODES = 3000;
const MAX_NAME = 500;
const MAX_REFERENCES = 50;
/** Nodes read for all names of a page; only a hostile page has more. */
const MAX_NODES_OF_PAGE = 100_000;
/** Stands for a name beyond the limits, so that no check reports it as missing. */
const UNREAD = '…';

type Way = 'start' | 'reference' | 'label' | 'content';

interface Walk {
  page: ParsedPage;
  /** The element that is named: it can't name itself through something around it. */
  named: Element;
  /** Elements whose text is already part of the name. */
  visited: Set<Element>;
  /** Within a referenced hidden element, hidden content counts. */
  takesHidden: boolean;
  /** Within `aria-labelledby`, which is followed only once. */
  isReferenced: boolean;
  budget: { nodes: number };
  names: Names;
}

interface Names {
  own: Map<Element, string>;
  asReference: Map<Element, string>;
  nodesLeft: number;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isShut(page: ParsedPage, element: Element): boolean {
  const { isHidden, isKeptFromAssistiveTechnology } = computeVisibility(page, element);
  return isHidden || isKeptFromAssistiveTechnology;
}

const inline = wordSet(`
  a abbr acronym b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span
  strong sub sup time tt u var wbr
`);

function fromChildren(children: readonly ChildNode[], walk: Walk): string {
  let text = '';
  for (const child of children) {
    walk.budget.nodes -= 1;
    walk.names.nodesLeft -= 1;
    if (walk.budget.nodes < 0 || text.length > MAX_NAME) break;
    if (isText(child)) text += child.data;
    else if (isTag(child)) {
      const part = nameOf(child, 'content', walk);
      text += inline.has(child.name) ? part : ` ${part} `;
    }
  }
  return text;
}

/** Elements that add neither text nor a name. */
const mute = wordSet(`
  script style template noscript head iframe frame img input object video audio datalist select
  textarea
`);

function isMute(element: Element, way: Way): boolean {
  if (!isSvg(element)) return mute.has(element.name);
  // These describe the drawing and count only when referenced.
  const isAside = ['title', 'desc', 'metadata'].includes(element.name);
  return (isAside && way === 'content') || ['style', 'script'].includes(element.name);
}

function childOf(element: Element, name: string): Element | null {
  return element.children.filter(isTag).find((child) => child.name === name) ?? null;
}

function textOf(element: Element): string {
  return tidy(element.children.map((child) => (isText(child) ? child.data : '')).join(''));
}

function heldValue(element: Element, role: string | null): string {
  if (element.name === 'textarea') return textOf(element);
  if (element.name === 'select') {
    const options = optionsOf(element);
    const chosen = options.filter(({ attribs }) => attribs.selected !== undefined);
    const shown = chosen.length > 0 ? chosen : options.slice(0, 1);
    return tidy(shown.map((option) => option.attribs.label || textOf(option)).join(' '));
  }
  if (role === 'slider' || role === 'spinbutton' || role === 'progressbar') {
    const said = element.attribs['aria-valuetext'] ?? element.attribs['aria-valuenow'];
    return tidy(said ?? element.attribs.value ?? '');
  }
  const isField = role === 'textbox' || role === 'searchbox' || role === 'combobox';
  return isField && element.name === 'input' ? tidy(element.attribs.value ?? '') : '';
}

function optionsOf(element: Element): Element[] {
  return element.children
    .filter(isTag)
    .flatMap((child) => (child.name === 'optgroup' ? child.children.filter(isTag) : [child]))
    .filter(({ name }) => name === 'option');
}

function fromLabels(element: Element, walk: Walk): string {
  return tidy(
    listLabels(walk.page, element)
      .filter((label) => !walk.visited.has(label))
      .map((label) => nameOf(label, 'label', walk))
      .join(' '),
  );
}

function fromInput(element: Element, way: Way, walk: Walk): string {
  const type = readInputType(element);
  const label = way === 'start' || way === 'reference' ? fromLabels(element, walk) : '';
  if (label) return label;
  if (type === 'image') return tidy(element.attribs.alt ?? '');
  if (type !== 'button' && type !== 'submit' && type !== 'reset') return '';
  // Browsers supply a default label for these two.
  const usual = type === 'submit' ? 'Submit' : type === 'reset' ? 'Reset' : '';
  return tidy(element.attribs.value ?? usual);
}

const captions: Readonly<Record<string, string>> = {
  fieldset: 'legend',
  figure: 'figcaption',
  table: 'caption',
};

function nativeName(element: Element, way: Way, walk: Walk): string {
  const { name } = element;
  if (isSvg(element)) {
    const title = childOf(element, 'title');
    return (title && textOf(title)) || tidy(element.attribs['xlink:title'] ?? '');
  }
  if (name === 'img' || name === 'area') return tidy(element.attribs.alt ?? '');
  if (name === 'input') return fromInput(element, way, walk);
  if (['button', 'meter', 'output', 'progress', 'select', 'textarea'].includes(name)) {
    return way === 'start' || way === 'reference' ? fromLabels(element, walk) : '';
  }
  if (name === 'option' || name === 'optgroup') return tidy(element.attribs.label ?? '');
  const caption = captions[name] ? childOf(element, captions[name]) : null;
  // Within a longer text the caption is part of the content.
  return caption && way !== 'content' ? tidy(nameOf(caption, 'label', walk)) : '';
}

function referenceText(target: Element, walk: Walk): string {
  const isAround = target !== walk.named && isWithinElement(walk.named, target);
  const known = isAround ? undefined : walk.names.asReference.get(target);
  if (known !== undefined) return known;
  const text = nameOf(target, 'reference', {
    ...walk,
    visited: new Set(),
    takesHidden: isShut(walk.page, target),
    isReferenced: true,
    budget: { nodes: MAX_NODES },
  });
  if (!isAround) walk.names.asReference.set(target, text);
  return text;
}

function fromReferences(element: Element, walk: Walk): string {
  if (walk.isReferenced || !element.attribs['aria-labelledby']) return '';
  return tidy(
    listReferencedElements(walk.page, element, 'aria-labelledby')
      .slice(0, MAX_REFERENCES)
      .map((target) => referenceText(target, walk))
      .join(' '),
  );
}

function tooltip(element: Element, role: string | null): string {
  if (role === 'none') return '';
  const title = tidy(element.attribs.title ?? '');
  const isField = element.name === 'input' || element.name === 'textarea';
  return title || (isField ? tidy(element.attribs.placeholder ?? '') : '');
}

function nameOf(element: Element, way: Way, walk: Walk): string {
  if (walk.visited.has(element)) return '';
  if (element === walk.named && way === 'content') return '';
  const isDropped = isShut(walk.page, element) && !walk.takesHidden;
  if (isDropped && way !== 'start') return '';
  const referencedName = fromReferences(element, walk);
  if (referencedName) return referencedName;
  walk.visited.add(element);
  const role = findRole(element);
  const label = tidy(element.attribs['aria-label'] ?? '');
  if (label) return label;
  const value = way === 'start' ? '' : heldValue(element, role);
  if (value) return value;
  const native = role === 'none' ? '' : nativeName(element, way, walk);
  if (native) return native;
  const isSummary = element.name === 'summary' && role === null;
  const isByContent = way !== 'start' || isSummary || isNamedByContent(role);
  const content = isByContent && !isMute(element, way) ? fromChildren(element.children, walk) : '';
  // Spaces are kept for the surrounding text.
  return tidy(content) ? content : tooltip(element, role);
}

const namesOf = memoisePerPage(
  (): Names => ({ own: new Map(), asReference: new Map(), nodesLeft: MAX_NODES_OF_PAGE }),
);

function workOut(page: ParsedPage, element: Element, names: Names): string {
  if (names.nodesLeft < 0) return UNREAD;
  const name = nameOf(element, 'start', {
    page,
    named: element,
    visited: new Set(),
    takesHidden: false,
    isReferenced: false,
    budget: { nodes: MAX_NODES },
    names,
  });
  return tidy(name).slice(0, MAX_NAME);
}

/**
 * Accessible Name and Description Computation 1.2 with the HTML and SVG mappings, without CSS
 * content; at most 500 letters, empty without a name.
 */
export function computeAccessibleName(page: ParsedPage, element: Element): string {
  const names = namesOf(page);
  const name = names.own.get(element) ?? workOut(page, element, names);
  names.own.set(element, name);
  return name;
}
