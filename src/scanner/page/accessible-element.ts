import type { Element } from 'domhandler';
import { isTag } from 'domhandler';
import { oncePerPage } from './once-per-page.ts';
import type { ParsedPage } from './parsed-page.ts';
import { attribute, byTag } from './query.ts';
import { isSvg, visibilityOf } from './visibility.ts';

/** Names of the maps that lie over a picture that is shown. */
const mapsShown = oncePerPage((page): Set<string> => {
  const pictures = byTag(page, 'img').filter((image) => isExposed(page, image));
  return new Set(pictures.map((image) => (attribute(image, 'usemap') ?? '').slice(1)));
});

function isMapShown(page: ParsedPage, area: Element): boolean {
  let map = area.parent;
  while (map && !(isTag(map) && map.name === 'map')) map = map.parent;
  const name = map && isTag(map) ? map.attribs.name : undefined;
  return name !== undefined && name !== '' && mapsShown(page).has(name);
}

/**
 * Included in the accessibility tree, as far as the document tells: shown, and not kept from
 * assistive technology. What only a rule in a `<style>` hides counts as hidden here, so that nobody
 * is blamed for it.
 */
function isExposed(page: ParsedPage, element: Element): boolean {
  const { isHidden, isMaybeHidden, isKeptFromAssistiveTechnology } = visibilityOf(page, element);
  if (isHidden || isMaybeHidden || isKeptFromAssistiveTechnology) return false;
  return element.name !== 'area' || isSvg(element) || isMapShown(page, element);
}

/** Every exposed element in document order that fits. */
export function exposed(page: ParsedPage, fits: (element: Element) => boolean): Element[] {
  return page.elements.filter((element) => fits(element) && isExposed(page, element));
}
