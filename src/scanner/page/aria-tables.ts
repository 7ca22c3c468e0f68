import { aria, roles } from 'aria-query';

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
export const globalAttributes: readonly string[] = Object.keys(roles.get('roletype')?.props ?? {});

/** True for a role that authors may use: of WAI-ARIA 1.2, DPUB-ARIA or Graphics, and not abstract. */
export function isRole(role: string): boolean {
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
