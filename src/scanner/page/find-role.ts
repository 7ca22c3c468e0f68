import { aria, roles } from 'aria-query';
import { type Element, isTag } from 'domhandler';
import { wordSet } from '../model/check.ts';
import { isOpener, isSvg } from './visibility.ts';

interface RoleFacts {
  isAbstract: boolean;
  ancestors: ReadonlySet<string>;
  /** Null: not known. */
  attributes: ReadonlySet<string> | null;
}

/** Roles of the WAI-ARIA 1.3 draft that browsers read and aria-query lacks. */
const draftRoles = ['comment', 'image', 'sectionfooter', 'sectionheader', 'suggestion', 'text'];
const draftAttributes = ['aria-actions'];

const facts: ReadonlyMap<string, RoleFacts> = new Map([
  ...draftRoles.map((role): [string, RoleFacts] => [
    role,
    { isAbstract: false, ancestors: new Set(), attributes: null },
  ]),
  ...roles.entries().map(([role, { abstract, superClass, props }]): [string, RoleFacts] => [
    role,
    {
      isAbstract: abstract,
      ancestors: new Set<string>(superClass.flat()),
      attributes: new Set(Object.keys(props)),
    },
  ]),
]);

const knownAttributes: ReadonlySet<string> = new Set(aria.keys());
const attributes: ReadonlySet<string> = new Set([...knownAttributes, ...draftAttributes]);

/** Attributes of every role (WAI-ARIA 1.2, “global states and properties”). */
const globalAttributes: readonly string[] = Object.keys(roles.get('roletype')?.props ?? {});

function isRole(role: string): boolean {
  return facts.get(role)?.isAbstract === false;
}

/** True for `kind` itself and roles derived from it, e.g. `doc-noteref` from `link`. */
export function isKindOf(role: string | null, kind: string): boolean {
  return role !== null && (role === kind || facts.get(role)?.ancestors.has(kind) === true);
}

const namedByContent = wordSet(`
  button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio
  option radio row rowheader switch tab text tooltip treeitem doc-backlink doc-biblioref
  doc-glossref doc-noteref graphics-object
`);

/** True where text can be the name (WAI-ARIA 1.2, “name from content”). */
export function isNamedByContent(role: string | null): boolean {
  return role !== null && namedByContent.has(role);
}

export function isAriaAttribute(name: string): boolean {
  return attributes.has(name);
}

/** Attributes that every role had until WAI-ARIA 1.2. */
const onceGlobal = wordSet('aria-disabled aria-errormessage aria-haspopup aria-invalid');

/** True where the role supports the attribute (WAI-ARIA 1.2). Drafts support everything. */
export function isAriaAttributeOf(role: string, name: string): boolean {
  const own = facts.get(role)?.attributes ?? null;
  const isForAll =
    globalAttributes.includes(name) || onceGlobal.has(name) || !knownAttributes.has(name);
  return own === null || own.has(name) || isForAll;
}

export function readTokens(element: Element, name: string): string[] {
  return (element.attribs[name] ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}

/** An input's type; unknown types are `text`. */
export function readInputType(element: Element): string {
  const type = (element.attribs.type ?? '').trim().toLowerCase();
  return inputTypes.has(type) ? type : 'text';
}

const inputTypes = wordSet(`
  button checkbox color date datetime-local email file hidden image month number password radio
  range reset search submit tel text time url week
`);

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
  const type = readInputType(element);
  if (type in rolesOfInputs) return rolesOfInputs[type] ?? null;
  const isPlain = ['email', 'search', 'tel', 'text', 'url'].includes(type);
  if (!isPlain) return null;
  if (element.attribs.list !== undefined) return 'combobox';
  return type === 'search' ? 'searchbox' : 'textbox';
}

function roleOfSelect(element: Element): string {
  const size = Number.parseInt(element.attribs.size ?? '', 10);
  return element.attribs.multiple !== undefined || size > 1 ? 'listbox' : 'combobox';
}

/** The native HTML role; null where no check needs one. */
function nativeRole(element: Element): string | null {
  const { name } = element;
  if (isSvg(element)) return name === 'a' && hasLink(element) ? 'link' : null;
  if (name === 'a' || name === 'area') return hasLink(element) ? 'link' : null;
  if (name === 'input') return roleOfInput(element);
  if (name === 'select') return roleOfSelect(element);
  if (name === 'img') {
    return element.attribs.alt === '' && !isKeptByConflict(element) ? 'none' : 'img';
  }
  if (/^h[1-6]$/.test(name)) return 'heading';
  return rolesOfElements[name] ?? null;
}

function hasLink({ attribs }: Element): boolean {
  return attribs.href !== undefined || attribs['xlink:href'] !== undefined;
}

export function readTabIndex(element: Element): number | null {
  const number = /^[\t\n\f\r ]*([+-]?\d+)/.exec(element.attribs.tabindex ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

const disableable = wordSet('button fieldset input optgroup option select textarea');

/** Disabled directly or by a `<fieldset>`. */
export function isDisabled(element: Element): boolean {
  if (!disableable.has(element.name)) return false;
  if (element.attribs.disabled !== undefined) return true;
  let child = element;
  for (let at = element.parent; at && isTag(at); at = at.parent) {
    if (at.name === 'fieldset' && at.attribs.disabled !== undefined) {
      // Controls in the legend stay enabled.
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
  if (name === 'input') return readInputType(element) !== 'hidden';
  if (['button', 'select', 'textarea'].includes(name)) return true;
  if (name === 'summary') return isOpener(element);
  if (name === 'audio' || name === 'video') return attribs.controls !== undefined;
  const editable = attribs.contenteditable?.trim().toLowerCase();
  return editable !== undefined && editable !== 'false';
}

/** Focusable by keyboard or script; visibility is not considered. */
export function isFocusable(element: Element): boolean {
  if (isDisabled(element)) return false;
  return isFocusableByKind(element) || readTabIndex(element) !== null;
}

/** Focus or global attributes overrule `role="none"` (WAI-ARIA 1.2, conflict resolution). */
function isKeptByConflict(element: Element): boolean {
  // Browsers leave a picture alone whose attribute is empty.
  const isSpecified = (name: string) =>
    element.name === 'img'
      ? Boolean(element.attribs[name]?.trim())
      : element.attribs[name] !== undefined;
  return isFocusable(element) || globalAttributes.some(isSpecified);
}

export function findExplicitRole(element: Element): string | null {
  return readTokens(element, 'role').find(isRole) ?? null;
}

function workOutRole(element: Element): string | null {
  const explicit = findExplicitRole(element);
  const isNone = explicit === 'none' || explicit === 'presentation';
  if (!isNone) return explicit === 'image' ? 'img' : (explicit ?? nativeRole(element));
  return isKeptByConflict(element) ? nativeRole(element) : 'none';
}

// Cached: every check needs the role of every element.
const workedOut = new WeakMap<Element, string | null>();

/** The explicit or native role: `none` for `presentation`, `img` for `image`, null for neither. */
export function findRole(element: Element): string | null {
  const known = workedOut.get(element);
  if (known !== undefined) return known;
  const role = workOutRole(element);
  workedOut.set(element, role);
  return role;
}
