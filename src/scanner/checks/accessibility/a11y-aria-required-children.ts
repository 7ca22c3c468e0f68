import { type Element, isTag } from 'domhandler';
import type { Check } from '../../model/check.ts';
import { listExposedElements } from '../../page/accessible-name.ts';
import { findExplicitRole, findRole } from '../../page/find-role.ts';
import { memoisePerPage, type ParsedPage } from '../../page/parse-page.ts';
import { judgeStructure } from './judge-structure.ts';
import { listBranches } from './named-elements.ts';

/** WAI-ARIA 1.2, “required owned elements”, of the roles that websites use. */
const required: Readonly<Record<string, readonly string[]>> = {
  feed: ['article'],
  grid: ['row'],
  list: ['listitem'],
  menu: ['menuitem', 'menuitemcheckbox', 'menuitemradio'],
  menubar: ['menuitem', 'menuitemcheckbox', 'menuitemradio'],
  table: ['row'],
  tablist: ['tab'],
  tree: ['treeitem'],
};

/** `li` has no role in `findRole`. */
function roleOf(element: Element): string | null {
  return findRole(element) ?? (element.name === 'li' ? 'listitem' : null);
}

const around = memoisePerPage((page) => {
  const wanted = new Set(Object.values(required).flat());
  const byRole = new Map<string, Element[]>();
  for (const element of page.elements) {
    const role = roleOf(element);
    if (role !== null && wanted.has(role)) byRole.set(role, [...(byRole.get(role) ?? []), element]);
  }
  return new Map([...byRole].map(([role, elements]) => [role, listBranches(elements)]));
});

/** Empty ones may be filled later. */
function needsParts(element: Element): boolean {
  const { attribs } = element;
  const isBusy = attribs['aria-busy'] === 'true' || attribs['aria-owns'] !== undefined;
  const role = findExplicitRole(element);
  return role !== null && role in required && !isBusy && element.children.some((one) => isTag(one));
}

function findLack(element: Element, page: ParsedPage): string | null {
  const role = findExplicitRole(element) ?? '';
  const parts = required[role] ?? [];
  if (parts.some((part) => around(page).get(part)?.has(element))) return null;
  return `a ${role} without a ${parts[0]}`;
}

export const a11yAriaRequiredChildren: Check = {
  id: 'a11y-aria-required-children',
  severity: 'high',
  title: 'Menus, tabs or lists that only half say what they are',
  passed: 'Menus, tabs and lists with their parts',
  why: 'A part that says “menu” or “tabs” promises a screen reader certain parts inside. When they are missing, it may read nothing or the wrong thing.',
  fix: 'Take the role off (a menu of links is a <nav> with a <ul>), or give the parts theirs: role="tab" in a tablist, role="menuitem" in a menu.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 1.3.1; axe-core, aria-required-children',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/bc4a75/',
  judge: judgeStructure((page) => listExposedElements(page, needsParts), findLack, {
    one: 'element with such a role',
    many: 'elements with such a role',
    does: 'lacks the parts that its role promises',
    do: 'lack the parts that their roles promise',
    fine: 'have the parts that their roles promise',
  }),
};
