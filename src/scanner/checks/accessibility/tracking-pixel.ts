import type { Element } from 'domhandler';
import { readDeclarations } from '../../page/css-declarations.ts';
import { readAttribute } from '../../page/parse-page.ts';

/** A length of at most one pixel: `0`, `1`, `1px`, `0%`. */
const nothing = /^(?:[01](?:\.0+)?(?:px)?|0(?:\.0+)?(?:%|[a-z]+))$/;

/**
 * True for a tracking pixel: a picture or frame of at most one pixel, by attributes or inline
 * style.
 */
export function isTiny(element: Element): boolean {
  const style = readDeclarations(readAttribute(element, 'style') ?? '');
  const isSmall = (side: 'width' | 'height') => {
    const said = style.get(side)?.value ?? readAttribute(element, side)?.trim().toLowerCase();
    return said !== undefined && nothing.test(said);
  };
  return isSmall('width') && isSmall('height');
}
