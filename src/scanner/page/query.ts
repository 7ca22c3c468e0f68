import type { Element } from 'domhandler';
import type { ParsedPage } from './parsed-page.ts';

/** Elements with one of these names (lower case), in document order. */
export function byTag({ elements }: ParsedPage, ...names: readonly string[]): Element[] {
  return elements.filter(({ name }) => names.includes(name));
}

/** An attribute's value; null when it is absent. Names in lower case. */
export function attribute(element: Element, name: string): string | null {
  return element.attribs[name] ?? null;
}

/** True if `ancestor` contains the element or is it. */
export function isWithin(element: Element, ancestor: Element): boolean {
  let current: Element | null = element;
  while (current) {
    if (current === ancestor) return true;
    current = (current.parent as Element | null) ?? null;
  }
  return false;
}

/**
 * An address in the page made absolute; null when it is none. `javascript:` and `data:` come back
 * as they are: look at the protocol.
 */
export function absolute({ baseUrl }: ParsedPage, address: string | null): URL | null {
  return address === null ? null : URL.parse(address.trim(), baseUrl);
}

const MAX_TAG = 200;

/** The element's opening tag as proof, cut to a readable length. */
export function openingTag(element: Element): string {
  const attributes = Object.entries(element.attribs)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${value}"`))
    .join('');
  const tag = `<${element.name}${attributes}>`;
  return tag.length > MAX_TAG ? `${tag.slice(0, MAX_TAG - 1)}…` : tag;
}
