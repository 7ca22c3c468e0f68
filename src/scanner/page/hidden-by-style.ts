import { selectAll } from 'css-select';
import type { Element } from 'domhandler';
import { readRules, type StyleRule } from './css-declarations.ts';
import type { ParsedPage } from './parsed-page.ts';
import { attribute, byTag } from './query.ts';

const MAX_RULES = 2000;
const MAX_SELECTOR = 300;
/** Elements times selectors that are tried: beyond that a page is made to be slow. */
const MAX_TRIES = 1_000_000;

type Property = 'display' | 'visibility';

interface Hint {
  value: string;
  rank: number;
}

/** A rough specificity, good enough to order the few rules that hide and show the same element. */
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
    // A selector that this library or no browser knows.
    return [];
  }
}

function textOf(style: Element): string {
  return style.children.map((child) => ('data' in child ? child.data : '')).join('');
}

function isForScreens(style: Element): boolean {
  return /^(?:|all|screen|only screen)$/.test(
    (attribute(style, 'media') ?? '').trim().toLowerCase(),
  );
}

const properties: readonly Property[] = ['display', 'visibility'];

function strongest(rules: readonly StyleRule[], page: ParsedPage) {
  const hints = new Map<Element, Partial<Record<Property, Hint>>>();
  rules.forEach(({ selector, declarations }, order) => {
    const said = properties.filter((property) => declarations.has(property));
    const found = said.length > 0 ? matching(page, selector) : [];
    for (const element of found) {
      const known = hints.get(element) ?? {};
      for (const property of said) {
        const { value = '', isImportant = false } = declarations.get(property) ?? {};
        const rank = (isImportant ? 1e9 : 0) + specificity(selector) + order / MAX_RULES;
        if (rank >= (known[property]?.rank ?? -1)) known[property] = { value, rank };
      }
      hints.set(element, known);
    }
  });
  return hints;
}

/**
 * What the page’s own `<style>` elements say of `display` and `visibility`. A hint only: linked style
 * sheets, which are not read here, may say something else.
 *
 * @returns elements of which they say something
 */
export function styleHints(
  page: ParsedPage,
): Map<Element, { display?: string; visibility?: string }> {
  const rules = byTag(page, 'style')
    .filter(isForScreens)
    .flatMap((style) => readRules(textOf(style), MAX_RULES))
    .filter(
      ({ selector, declarations }) =>
        selector.length <= MAX_SELECTOR &&
        properties.some((property) => declarations.has(property)),
    )
    .slice(0, Math.max(1, Math.floor(MAX_TRIES / (page.elements.length + 1))));
  const hints = new Map<Element, { display?: string; visibility?: string }>();
  for (const [element, { display, visibility }] of strongest(rules, page)) {
    hints.set(element, { display: display?.value, visibility: visibility?.value });
  }
  return hints;
}
