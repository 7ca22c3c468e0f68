import { compile } from 'css-select';
import type { Element } from 'domhandler';
import type { ScanEvidence } from '../../model/evidence.ts';
import { type Declared, readDeclarations, readRules } from '../../page/css-declarations.ts';
import { attribute, byTag } from '../../page/query.ts';

const MAX_RULES = 5000;
const MAX_RELEVANT = 400;

const relevant = ['width', 'height', 'aspect-ratio', 'position'] as const;
type Property = (typeof relevant)[number];

/** Whether some style sheet sets it to a fixed value for the element. */
export type StyleDimensions = Partial<Record<Property, boolean>>;

type Declarations = ReadonlyMap<string, Declared>;

interface SizeRule {
  matches: (element: Element) => boolean;
  declarations: Declarations;
}

const open = new Set(['auto', 'initial', 'unset', 'inherit', 'revert', 'revert-layer']);

function isFixed(property: Property, value: string): boolean {
  if (property === 'position') return value === 'absolute' || value === 'fixed';
  return !open.has(value);
}

function dimensionsIn(declarations: Declarations): StyleDimensions {
  const found: StyleDimensions = {};
  for (const property of relevant) {
    const value = declarations.get(property)?.value;
    if (value !== undefined && isFixed(property, value)) found[property] = true;
  }
  return found;
}

function compiled(selector: string, declarations: Declarations): SizeRule[] {
  // A search through everything below each picture is not worth its time.
  if (selector.length > 200 || selector.includes(':has')) return [];
  try {
    return [{ matches: compile<Element, Element>(selector), declarations }];
  } catch {
    return [];
  }
}

function sizeRules({ page, stylesheets }: ScanEvidence): SizeRule[] {
  const inPage = byTag(page, 'style').map(({ children }) =>
    children.map((child) => ('data' in child ? child.data : '')).join(''),
  );
  const linked = stylesheets.known ? stylesheets.value.map(({ text }) => text) : [];
  return [...inPage, ...linked]
    .flatMap((text) => readRules(text, MAX_RULES))
    .filter(({ declarations }) => Object.keys(dimensionsIn(declarations)).length > 0)
    .slice(0, MAX_RELEVANT)
    .flatMap(({ selector, declarations }) => compiled(selector, declarations));
}

/**
 * A reader of what `style` attributes and the style sheets at hand fix about an element’s size. Which
 * of several rules wins is not worked out: one that fixes it is enough.
 */
export function styleDimensionsOf(evidence: ScanEvidence): (element: Element) => StyleDimensions {
  const rules = sizeRules(evidence);
  return (element) => {
    const own = dimensionsIn(readDeclarations(attribute(element, 'style') ?? ''));
    const found = rules.filter(({ matches }) => matches(element));
    return Object.assign(own, ...found.map(({ declarations }) => dimensionsIn(declarations)));
  };
}
