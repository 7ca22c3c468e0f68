import { type Element, isTag, isText } from 'domhandler';
import { wordSet } from '../model/check.ts';
import { computeAccessibleName } from './accessible-name.ts';
import { findExplicitRole, findRole } from './find-role.ts';
import { memoisePerPage, type ParsedPage } from './parse-page.ts';
import { computeVisibility } from './visibility.ts';

const landmarkRoles = wordSet(
  'banner complementary contentinfo form main navigation region search',
);
const nativeLandmarks: Readonly<Record<string, string>> = {
  aside: 'complementary',
  footer: 'contentinfo',
  form: 'form',
  header: 'banner',
  main: 'main',
  nav: 'navigation',
  search: 'search',
  section: 'region',
};
/** Inside these, header and footer belong to the part, not to the page (HTML-AAM). */
const sectioning = wordSet('article aside main nav section');

function isInSection({ parent }: Element): boolean {
  for (let at = parent; at && isTag(at); at = at.parent) if (sectioning.has(at.name)) return true;
  return false;
}

export interface Landmark {
  element: Element;
  role: string;
  name: string;
}

/** The landmark that an element is; sections and forms only with a name. Null for none. */
function readLandmark(page: ParsedPage, element: Element): Landmark | null {
  const explicit = findExplicitRole(element);
  const isOverruled = explicit !== null && findRole(element) === explicit;
  const role = isOverruled ? explicit : (nativeLandmarks[element.name] ?? null);
  if (role === null || !landmarkRoles.has(role)) return null;
  const isPart = element.name === 'header' || element.name === 'footer';
  if (!isOverruled && isPart && isInSection(element)) return null;
  const name = computeAccessibleName(page, element);
  const needsName = role === 'region' || (role === 'form' && !isOverruled);
  return needsName && name === '' ? null : { element, role, name };
}

function isHeard(page: ParsedPage, element: Element): boolean {
  const { isHidden, isMaybeHidden, isKeptFromAssistiveTechnology } = computeVisibility(
    page,
    element,
  );
  return !isHidden && !isMaybeHidden && !isKeptFromAssistiveTechnology;
}

export const listLandmarks = memoisePerPage((page): Landmark[] =>
  page.elements
    .filter((element) => isHeard(page, element))
    .flatMap((element) => readLandmark(page, element) ?? []),
);

/** Announced by themselves, or not part of the page’s order. */
const apartRoles = wordSet('dialog alertdialog alert log status none');

function isApart(element: Element): boolean {
  return (
    element.name === 'dialog' ||
    apartRoles.has(findExplicitRole(element) ?? '') ||
    element.attribs['aria-live'] !== undefined
  );
}

/** A link to a place on the page, such as “Skip to content”. */
function isSkipLink({ name, attribs }: Element): boolean {
  return name === 'a' && (attribs.href ?? '').startsWith('#');
}

/** Content without text of its own. */
const shownRoles = wordSet(
  'checkbox img meter progressbar radio scrollbar slider spinbutton textbox',
);

/** Letters of an element's own text, or of the name of a picture or field; these count for one at least. */
function countLetters(page: ParsedPage, element: Element): number {
  if (shownRoles.has(findRole(element) ?? '')) {
    return Math.max(1, computeAccessibleName(page, element).length);
  }
  return element.children
    .map((child) => (isText(child) ? child.data.trim().length : 0))
    .reduce((sum, length) => sum + length, 0);
}

export interface Coverage {
  /** Letters inside and outside landmarks. */
  inside: number;
  outside: number;
  /** The outermost elements with text outside. */
  strays: readonly Element[];
}

/** How much of the page’s text, pictures and fields lies within landmarks. */
export const measureLandmarkCoverage = memoisePerPage((page): Coverage => {
  const marks = new Set(listLandmarks(page).map(({ element }) => element));
  const within = new Map<Element, boolean>();
  const strays: Element[] = [];
  let inside = 0;
  let outside = 0;
  // Parents precede children in document order.
  for (const element of page.elements) {
    const parent = element.parent as Element;
    const isInside = within.get(parent) === true || marks.has(element) || isApart(element);
    within.set(element, isInside || isSkipLink(element));
    if (!isHeard(page, element) || (isSkipLink(element) && !isInside)) continue;
    const letters = countLetters(page, element);
    if (isInside) inside += letters;
    else {
      outside += letters;
      if (letters > 0) strays.push(element);
    }
  }
  return { inside, outside, strays };
});
