import type { Element } from 'domhandler';
import { isTag } from 'domhandler';
import { oncePerPage } from './once-per-page.ts';
import type { ParsedPage } from './parsed-page.ts';
import { isSvg } from './visibility.ts';

/** Attributes by which frameworks put a text, a label or an alternative in at run time. */
const fillers =
  /^(?:x-text|x-html|x-bind|v-text|v-html|v-bind|ng-bind(?:-html|-template)?|data-ng-bind|data-bind|data-i18n|data-l10n-id|data-translate|\[inner(?:text|html)\]|(?::|x-bind:|v-bind:|ng-attr-|\[(?:attr\.)?)(?:aria-label|aria-labelledby|title|alt|value|placeholder|role|lang)\]?)$/;

const svgOrMathNames = /^(?:annotation-xml|color-profile|font-face(?:-\w+)?|missing-glyph)$/;

/** Words that are kept out of sight for a script to use, e.g. `<span hidden class="js-open-title">`. */
function isStored({ attribs }: Element): boolean {
  return attribs.hidden !== undefined && /(?:^|\s)js-/.test(attribs.class ?? '');
}

function isFilled(element: Element): boolean {
  const isCustom = element.name.includes('-') && !svgOrMathNames.test(element.name);
  return (
    (isCustom && !isSvg(element)) ||
    element.name === 'slot' ||
    isStored(element) ||
    Object.keys(element.attribs).some((name) => fillers.test(name))
  );
}

const filledBranches = oncePerPage((page): Set<Element> => {
  const branches = new Set<Element>();
  for (const element of page.elements) {
    if (!isFilled(element)) continue;
    let at: Element['parent'] = element;
    while (at && isTag(at) && !branches.has(at)) {
      branches.add(at);
      at = at.parent;
    }
  }
  return branches;
});

/**
 * True where a script may well give an element its words: a framework’s binding or a custom element
 * on it or in it. Nobody is to be blamed for what these lack in the source.
 */
export function mayBeFilledByScript(page: ParsedPage, element: Element): boolean {
  return filledBranches(page).has(element);
}
