import type { Element } from 'domhandler';
import type { ParsedPage } from './parsed-page.ts';
import { attribute, byTag } from './query.ts';

/** `<meta name="viewport">` as browsers understand it. */
export interface Viewport {
  element: Element;
  /** Properties in lower case, e.g. `width` → `device-width`. */
  properties: ReadonlyMap<string, string>;
}

/**
 * Reads a viewport’s `content`; of several values for one property the last one counts. Between
 * properties stand commas or semicolons, often only spaces.
 *
 * @see https://www.w3.org/TR/css-viewport-1/#parsing-algorithm
 */
export function readViewport(content: string): Map<string, string> {
  const properties = new Map<string, string>();
  for (const part of content.toLowerCase().replace(/={2,}/g, '=').split(/[,;]/)) {
    // Each value is the word after an equals sign, its name the first word before it.
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

/** Every viewport of the page in order. The last one is what browsers use. */
export function viewports(page: ParsedPage): Viewport[] {
  return byTag(page, 'meta')
    .filter((meta) => attribute(meta, 'name')?.trim().toLowerCase() === 'viewport')
    .filter((meta) => attribute(meta, 'content') !== null)
    .map((element) => ({ element, properties: readViewport(attribute(element, 'content') ?? '') }));
}
