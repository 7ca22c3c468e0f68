import { aria, roles } from 'aria-query';
import { type Element, isTag } from 'domhandler';
import { attribute } from './parse-page.ts';
import { isOpener, isSvg } from './visibility.ts';

interface RoleFacts {
  isAbstract: boolean;
  ancestors: ReadonlySet<string>;
}

/** In the drafts of WAI-ARIA 1.3 and read by browsers, but not yet in the tables. */
const draftRoles = ['comment', 'image', 'sectionfooter', 'sectionheader', 'suggestion', 'text'];
const draftAttributes = ['aria-actions'];

const facts: ReadonlyMap<string, RoleFacts> = new Map([
  ...draftRoles.map((role): [string, RoleFacts] => [
    role,
    { isAbstract: false, ancestors: new Set() },
  ]),
  ...roles
    .entries()
    .map(([role, { abstract, superClass }]): [string, RoleFacts] => [
      role,
      { isAbstract: abstract, ancestors: new Set<string>(superClass.flat()) },
    ]),
]);

const attributes: ReadonlySet<string> = new Set([...aria.keys(), ...draftAttributes]);

/** Attributes that every role has (WAI-ARIA 1.2, “global states and properties”). */
const globalAttributes: readonly string[] = Object.keys(roles.get('roletype')?.props ?? {});

/** True for a role that authors may use: of WAI-ARIA 1.2, DPUB-ARIA or Graphics, and not abstract. */
function isRole(role: string): boolean {
  return facts.get(role)?.isAbstract === false;
}

/** True for `role` itself and for every role derived from it, e.g. `doc-noteref` from `link`. */
export function isKindOf(role: string | null, kind: string): boolean {
  return role !== null && (role === kind || facts.get(role)?.ancestors.has(kind) === true);
}

const namedByContent: ReadonlySet<string> = new Set([
  ...['button', 'cell', 'checkbox', 'columnheader', 'gridcell', 'heading', 'link', 'menuitem'],
  ...['menuitemcheckbox', 'menuitemradio', 'option', 'radio', 'row', 'rowheader', 'switch', 'tab'],
  ...['text', 'tooltip', 'treeitem', 'doc-backlink', 'doc-biblioref', 'doc-glossref'],
  ...['doc-noteref', 'graphics-object'],
]);

/** True where an element’s text can be its name (WAI-ARIA 1.2, “name from content”). */
export function isNamedByContent(role: string | null): boolean {
  return role !== null && namedByContent.has(role);
}

/** True for an attribute of WAI-ARIA, e.g. `aria-label`; names in lower case. */
export function isAriaAttribute(name: string): boolean {
  return attributes.has(name);
}

/** The words of an attribute, in lower case. */
export function tokens(element: Element, name: string): string[] {
  return (attribute(element, name) ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}

/** An input’s type; what browsers do not know is `text`. */
export function inputType(element: Element): string {
  const type = (attribute(element, 'type') ?? '').trim().toLowerCase();
  return inputTypes.has(type) ? type : 'text';
}

const inputTypes: ReadonlySet<string> = new Set([
  ...['button', 'checkbox', 'color', 'date', 'datetime-local', 'email', 'file', 'hidden', 'image'],
  ...['month', 'number', 'password', 'radio', 'range', 'reset', 'search', 'submit', 'tel', 'text'],
  ...['time', 'url', 'week'],
]);

const rolesOfInputs: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  submit: 'button',
};

const rolesOfElements: Readonly<Record<string, string>> = {
  article: 'article',
  aside: 'complementary',
  button: 'button',
  dialog: 'dialog',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  main: 'main',
  meter: 'meter',
  nav: 'navigation',
  option: 'option',
  progress: 'progressbar',
  td: 'cell',
  textarea: 'textbox',
  th: 'columnheader',
  tr: 'row',
};

function roleOfInput(element: Element): string | null {
  const type = inputType(element);
  if (type in rolesOfInputs) return rolesOfInputs[type] ?? null;
  const isPlain = ['email', 'search', 'tel', 'text', 'url'].includes(type);
  if (!isPlain) return null;
  if (attribute(element, 'list') !== null) return 'combobox';
  return type === 'search' ? 'searchbox' : 'textbox';
}

function roleOfSelect(element: Element): string {
  const size = Number.parseInt(attribute(element, 'size') ?? '', 10);
  return attribute(element, 'multiple') !== null || size > 1 ? 'listbox' : 'combobox';
}

/** The role that HTML gives; null where it gives none that anything here asks for. */
function nativeRole(element: Element): string | null {
  const { name } = element;
  if (isSvg(element)) return name === 'a' && hasLink(element) ? 'link' : null;
  if (name === 'a' || name === 'area') return hasLink(element) ? 'link' : null;
  if (name === 'input') return roleOfInput(element);
  if (name === 'select') return roleOfSelect(element);
  if (name === 'img') {
    return attribute(element, 'alt') === '' && !isKeptByConflict(element) ? 'none' : 'img';
  }
  return rolesOfElements[name] ?? null;
}

function hasLink({ attribs }: Element): boolean {
  return attribs.href !== undefined || attribs['xlink:href'] !== undefined;
}

/** The `tabindex` as browsers read it; null when there is none. */
export function tabIndexOf(element: Element): number | null {
  const number = /^[\t\n\f\r ]*([+-]?\d+)/.exec(attribute(element, 'tabindex') ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

const disableable = new Set([
  'button',
  'fieldset',
  'input',
  'optgroup',
  'option',
  'select',
  'textarea',
]);

/** Switched off by itself or by a `<fieldset>` around it. */
export function isDisabled(element: Element): boolean {
  if (!disableable.has(element.name)) return false;
  if (attribute(element, 'disabled') !== null) return true;
  let child = element;
  for (let at = element.parent; at && isTag(at); at = at.parent) {
    if (at.name === 'fieldset' && at.attribs.disabled !== undefined) {
      // What stands in the legend stays usable.
      const legend = at.children.filter(isTag).find(({ name }) => name === 'legend');
      if (legend !== child) return true;
    }
    child = at;
  }
  return false;
}

function isFocusableByKind(element: Element): boolean {
  const { name, attribs } = element;
  if (name === 'a' || name === 'area') return hasLink(element);
  if (name === 'input') return inputType(element) !== 'hidden';
  if (['button', 'select', 'textarea'].includes(name)) return true;
  if (name === 'summary') return isOpener(element);
  if (name === 'audio' || name === 'video') return attribs.controls !== undefined;
  const editable = attribs.contenteditable?.trim().toLowerCase();
  return editable !== undefined && editable !== 'false';
}

/** Can be reached by keyboard or script: whether it is seen is another question. */
export function isFocusable(element: Element): boolean {
  if (isDisabled(element)) return false;
  return isFocusableByKind(element) || tabIndexOf(element) !== null;
}

/**
 * Whether `role="none"` is overruled because the element can be focused or says something about
 * itself (WAI-ARIA 1.2, presentational roles conflict resolution).
 */
function isKeptByConflict(element: Element): boolean {
  return isFocusable(element) || globalAttributes.some((name) => attribute(element, name)?.trim());
}

/** The first word of `role` that is a role; null when there is none. */
export function explicitRole(element: Element): string | null {
  return tokens(element, 'role').find(isRole) ?? null;
}

function workOutRole(element: Element): string | null {
  const explicit = explicitRole(element);
  const isNone = explicit === 'none' || explicit === 'presentation';
  if (!isNone) return explicit === 'image' ? 'img' : (explicit ?? nativeRole(element));
  return isKeptByConflict(element) ? nativeRole(element) : 'none';
}

// Every check asks for the role of every element.
const workedOut = new WeakMap<Element, string | null>();

/**
 * What an element is to assistive technology: its explicit role, or the one that HTML gives it.
 * `none` stands for `presentation` too, and `img` for `image`.
 *
 * @returns null for a plain element
 */
export function roleOf(element: Element): string | null {
  const known = workedOut.get(element);
  if (known !== undefined) return known;
  const role = workOutRole(element);
  workedOut.set(element, role);
  return role;
}
