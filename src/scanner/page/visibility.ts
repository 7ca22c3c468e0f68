import { selectAll } from 'css-select';
import { type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { wordSet } from '../model/check.ts';
import { isForScreens, readDeclarations, readStyleRules } from './css-declarations.ts';
import { findByTag, memoisePerPage, type ParsedPage, withAncestors } from './parse-page.ts';

const MAX_RULES = 2000;
const MAX_SELECTOR = 300;
/** Limit of element and selector pairs; only a hostile page has more. */
const MAX_TRIES = 1_000_000;

type Property = 'display' | 'visibility';

type Hints = Partial<Record<Property, { value: string; rank: number }>>;

/** Approximate specificity, enough for the few rules that hide and show one element. */
function specificity(selector: string): number {
  const ids = selector.match(/#[\w-]+/g)?.length ?? 0;
  const classes = selector.match(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:)[\w-]+/g)?.length ?? 0;
  const types = selector.match(/(?:^|[\s>+~])[a-z][\w-]*/gi)?.length ?? 0;
  return ids * 10_000 + classes * 100 + types;
}

function matching(page: ParsedPage, selector: string): Element[] {
  try {
    return selectAll<Element, Element>(selector, page.document.children as Element[]);
  } catch {
    // The selector is invalid or unknown to the library.
    return [];
  }
}

const properties: readonly Property[] = ['display', 'visibility'];

/** Hints only: linked style sheets may override the page's own `<style>` elements. */
function styleHints(page: ParsedPage) {
  const hints = new Map<Element, Hints>();
  findByTag(page, 'style')
    .filter(isForScreens)
    .flatMap((style) => readStyleRules(textContent(style), MAX_RULES))
    .filter(
      ({ selector, declarations }) =>
        selector.length <= MAX_SELECTOR &&
        properties.some((property) => declarations.has(property)),
    )
    .slice(0, Math.max(1, Math.floor(MAX_TRIES / (page.elements.length + 1))))
    .forEach(({ selector, declarations }, order) => {
      for (const element of matching(page, selector)) {
        const known = hints.get(element) ?? {};
        for (const property of properties) {
          const said = declarations.get(property);
          if (!said) continue;
          const { value, isImportant } = said;
          const rank = (isImportant ? 1e9 : 0) + specificity(selector) + order / MAX_RULES;
          if (rank >= (known[property]?.rank ?? -1)) known[property] = { value, rank };
        }
        hints.set(element, known);
      }
    });
  return hints;
}

export interface Visibility {
  isHidden: boolean;
  /** Hidden by a `<style>` rule; another style sheet may show it. */
  isMaybeHidden: boolean;
  isKeptFromAssistiveTechnology: boolean;
}

interface State extends Visibility {
  isInvisible: boolean;
  isMaybeInvisible: boolean;
}

const outermost: State = {
  isHidden: false,
  isMaybeHidden: false,
  isKeptFromAssistiveTechnology: false,
  isInvisible: false,
  isMaybeInvisible: false,
};

/** Elements that browsers never show, or (noscript) not with scripts enabled. */
const unseen = wordSet(`
  head base link meta title script style template noscript noembed noframes datalist param source
  track rp
`);

const svgNamespace = 'http://www.w3.org/2000/svg';

export function isSvg(element: Element): boolean {
  return element.namespace === svgNamespace;
}

/** True for the first `<summary>` of its `<details>`. */
export function isOpener(element: Element): boolean {
  const { name, parent } = element;
  if (name !== 'summary' || !parent || !isTag(parent) || parent.name !== 'details') return false;
  return parent.children.filter(isTag).find((child) => child.name === 'summary') === element;
}

function isUnseenByKind(element: Element): boolean {
  const { name, attribs, parent } = element;
  if (isSvg(element)) return name === 'script' || name === 'style' || name === 'defs';
  if (unseen.has(name)) return true;
  if (name === 'input') return attribs.type?.trim().toLowerCase() === 'hidden';
  if (name === 'dialog') return attribs.open === undefined;
  const isFallback =
    parent !== null && isTag(parent) && ['video', 'audio', 'object'].includes(parent.name);
  return isFallback && !isSvg(parent);
}

function isInClosedDetails(element: Element): boolean {
  const { parent } = element;
  if (!parent || !isTag(parent) || parent.name !== 'details') return false;
  return parent.attribs.open === undefined && !isOpener(element);
}

function isTrue(element: Element, name: string): boolean {
  return element.attribs[name]?.trim().toLowerCase() === 'true';
}

function stateOf(element: Element, above: State, hint: Hints | undefined): State {
  const { attribs } = element;
  const style = attribs.style ? readDeclarations(attribs.style) : null;
  const display = style?.get('display')?.value;
  const visibility = style?.get('visibility')?.value ?? null;
  // The author's `display` overrides `hidden` and `popover`.
  const isOff =
    display === undefined && (attribs.hidden !== undefined || attribs.popover !== undefined);
  const isOwnHidden =
    display === 'none' ||
    isOff ||
    style?.get('content-visibility')?.value === 'hidden' ||
    isUnseenByKind(element) ||
    isInClosedDetails(element);
  const isOwnMaybeHidden = display === undefined && hint?.display?.value === 'none';
  const says = (value: string | null | undefined, before: boolean) =>
    value ? value === 'hidden' || value === 'collapse' : before;
  const isInvisible = says(visibility, above.isInvisible);
  const isMaybeInvisible = says(visibility ?? hint?.visibility?.value, above.isMaybeInvisible);
  // `visibility` is not inherited here: a child can reset it.
  return {
    isHidden: above.isHidden || isOwnHidden,
    isMaybeHidden: above.isMaybeHidden || isOwnMaybeHidden,
    isKeptFromAssistiveTechnology:
      above.isKeptFromAssistiveTechnology ||
      isTrue(element, 'aria-hidden') ||
      attribs.inert !== undefined,
    isInvisible,
    isMaybeInvisible,
  };
}

const everyVisibility = memoisePerPage((page): Map<Element, Visibility> => {
  const hints = styleHints(page);
  const states = new Map<Element, State>();
  const result = new Map<Element, Visibility>();
  // Parents precede children in document order.
  for (const element of page.elements) {
    const above = states.get(element.parent as Element) ?? outermost;
    const state = stateOf(element, above, hints.get(element));
    states.set(element, state);
    result.set(element, {
      isHidden: state.isHidden || state.isInvisible,
      isMaybeHidden: state.isMaybeHidden || state.isMaybeInvisible,
      isKeptFromAssistiveTechnology: state.isKeptFromAssistiveTechnology,
    });
  }
  return result;
});

/** For elements outside the page, e.g. in a template. */
const nowhere: Visibility = {
  isHidden: true,
  isMaybeHidden: true,
  isKeptFromAssistiveTechnology: true,
};

/** Visibility by markup, inline styles and simple rules of `<style>` elements. */
export function computeVisibility(page: ParsedPage, element: Element): Visibility {
  return everyVisibility(page).get(element) ?? nowhere;
}

/** Hiding classes of Bootstrap, Tailwind, Webflow and others. */
const hidingClasses =
  /(?:^|\s)(?:hidden|hide|d-none|is-hidden|w-condition-invisible|w-dyn-bind-empty|w-dyn-hide)(?:\s|$)/;

export function mayBeHiddenByClass(element: Element): boolean {
  return withAncestors(element).some(({ attribs }) => hidingClasses.test(attribs.class ?? ''));
}
