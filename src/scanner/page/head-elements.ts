import type { Element } from 'domhandler';
import {
  findByTag,
  isWithinElement,
  type ParsedPage,
  readAttribute,
  resolveAddress,
} from './parse-page.ts';

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

/** True for HTML elements; SVG and MathML share some names. */
export function isHtmlElement(element: Element): boolean {
  return (element.namespace ?? htmlNamespace) === htmlNamespace;
}

/**
 * HTML elements of a name within the head. Elements that a stray tag pushes into the body are
 * excluded, as in browsers and search engines.
 */
export function findInHead(page: ParsedPage, tag: string): Element[] {
  const { head } = page;
  if (!head) return [];
  return findByTag(page, tag).filter(
    (element) => isHtmlElement(element) && isWithinElement(element, head),
  );
}

export function isMetaNamed(meta: Element, name: string): boolean {
  return readAttribute(meta, 'name')?.trim().toLowerCase() === name;
}

/** Words of a list attribute, such as `rel`, in lower case. */
export function readAttributeWords(element: Element, name: string): string[] {
  const value = readAttribute(element, name) ?? '';
  return value
    .toLowerCase()
    .split(/[\t\n\f\r ]+/)
    .filter((word) => word !== '');
}

/** A parsed `<meta http-equiv="refresh">`. */
export interface Refresh {
  seconds: number;
  /** As written; null: the page itself. */
  address: string | null;
}

/**
 * Parses the `content` of a refresh like a browser.
 * @returns null for what a browser ignores
 * @see https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps
 */
export function readRefresh(content: string): Refresh | null {
  const time = /^[\t\n\f\r ]*(\d+|(?=\.))[\d.]*/.exec(content);
  if (!time) return null;
  const seconds = Number(time[1] || '0');
  const rest = content.slice(time[0].length);
  if (rest === '') return { seconds, address: null };
  const separator = /^(?:[\t\n\f\r ]*[;,][\t\n\f\r ]*|[\t\n\f\r ]+)/.exec(rest);
  if (!separator) return null;
  const after = rest.slice(separator[0].length).replace(/^url[\t\n\f\r ]*=[\t\n\f\r ]*/i, '');
  const [quote] = after;
  const quoted = quote === '"' || quote === "'";
  const address = (quoted ? (after.slice(1).split(quote)[0] ?? '') : after).trim();
  return { seconds, address: address || null };
}

/** Target of a refresh within two seconds; null without one, or when it reloads the same page. */
export function findImmediateRefresh(page: ParsedPage, url: string): string | null {
  const meta = findByTag(page, 'meta').find(
    (element) =>
      readAttribute(element, 'http-equiv')?.trim().toLowerCase() === 'refresh' &&
      readRefresh(readAttribute(element, 'content') ?? '') !== null,
  );
  const refresh = meta && readRefresh(readAttribute(meta, 'content') ?? '');
  if (!refresh?.address || refresh.seconds > 2) return null;
  const target = resolveAddress(page, refresh.address);
  if (!target || !/^https?:$/.test(target.protocol)) return null;
  target.hash = '';
  return target.href === url.split('#')[0] ? null : target.href;
}

export interface Viewport {
  element: Element;
  /** Properties in lower case, e.g. `width` → `device-width`. */
  properties: ReadonlyMap<string, string>;
}

/**
 * Parses a viewport's `content`; the last value of a property wins. Commas, semicolons or spaces
 * separate properties.
 * @see https://www.w3.org/TR/css-viewport-1/#parsing-algorithm
 */
export function readViewport(content: string): Map<string, string> {
  const properties = new Map<string, string>();
  for (const part of content.toLowerCase().replace(/={2,}/g, '=').split(/[,;]/)) {
    // A value follows an equals sign; the name is the word before it.
    const sides = part.split('=');
    sides.slice(1).forEach((side, index) => {
      const before = (sides[index] ?? '').trim().split(/\s+/);
      const name = index === 0 ? before[0] : before[1];
      const value = side.trim().split(/\s+/)[0];
      if (name && value) properties.set(name, value);
    });
  }
  return properties;
}

/** All viewports in order. Browsers use the last one. */
export function listViewports(page: ParsedPage): Viewport[] {
  return findByTag(page, 'meta')
    .filter((meta) => readAttribute(meta, 'name')?.trim().toLowerCase() === 'viewport')
    .filter((meta) => readAttribute(meta, 'content') !== null)
    .map((element) => ({
      element,
      properties: readViewport(readAttribute(element, 'content') ?? ''),
    }));
}
