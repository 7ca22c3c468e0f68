import type { Element } from 'domhandler';
import type { ParsedPage } from './parsed-page.ts';
import { attribute, byTag, isWithin } from './query.ts';

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

/** True for HTML’s own elements, false for those of SVG and MathML with the same name. */
export function isHtml(element: Element): boolean {
  return (element.namespace ?? htmlNamespace) === htmlNamespace;
}

/**
 * HTML elements of a name within the head. What a stray element in the source pushes into the body
 * is not among them, as little as it is for a browser or a search engine.
 */
export function inHead(page: ParsedPage, tag: string): Element[] {
  const { head } = page;
  if (!head) return [];
  return byTag(page, tag).filter((element) => isHtml(element) && isWithin(element, head));
}

/** True if a `<meta>` carries this name, in whatever letters. */
export function isNamed(meta: Element, name: string): boolean {
  return attribute(meta, 'name')?.trim().toLowerCase() === name;
}

/** The words of an attribute that is a list, such as `rel`, in lower case. */
export function wordsOf(element: Element, name: string): string[] {
  const value = attribute(element, name) ?? '';
  return value
    .toLowerCase()
    .split(/[\t\n\f\r ]+/)
    .filter((word) => word !== '');
}
