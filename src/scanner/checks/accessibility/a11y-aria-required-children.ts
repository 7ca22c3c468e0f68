import { type Element, isTag } from 'domhandler';
import type { Check } from '../../model/check.ts';
import { listExposedElements } from '../../page/accessible-name.ts';
import { findExplicitRole, findRole } from '../../page/find-role.ts';
import type { ParsedPage } from '../../page/parse-page.ts';
import { computeVisibility } from '../../page/visibility.ts';
import { judgeStructure } from './judge-structure.ts';

/** WAI-ARIA 1.2, “allowed accessibility child roles”, of the roles that websites use. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  feed: ['article'],
  grid: ['row', 'rowgroup'],
  list: ['listitem'],
  menu: ['menuitem', 'menuitemcheckbox', 'menuitemradio', 'group', 'menu', 'separator'],
  menubar: ['menuitem', 'menuitemcheckbox', 'menuitemradio', 'group', 'menu', 'separator'],
  table: ['row', 'rowgroup'],
  tablist: ['tab'],
  tree: ['treeitem', 'group'],
};

const nativeParts: Readonly<Record<string, string>> = {
  li: 'listitem',
  tbody: 'rowgroup',
  tfoot: 'rowgroup',
  thead: 'rowgroup',
};

interface Part {
  role: string;
  /** Hidden, at least for now. */
  isUnheard: boolean;
}

/** The next elements below with a role; groups that may hold the same count as open. */
function listParts(page: ParsedPage, owner: Element, parts: readonly string[]): Part[] {
  return owner.children.filter(isTag).flatMap((element) => {
    const { isHidden, isMaybeHidden, isKeptFromAssistiveTechnology } = computeVisibility(
      page,
      element,
    );
    const own = findRole(element) ?? nativeParts[element.name] ?? 'none';
    const isOpen = ['none', 'generic'].includes(own);
    const isGroup = ['group', 'rowgroup'].includes(own) && parts.includes(own);
    if (isOpen || isGroup) return listParts(page, element, parts);
    const isUnheard = isHidden || isMaybeHidden || isKeptFromAssistiveTechnology;
    return { role: own, isUnheard };
  });
}

/** Empty ones may be filled later. */
function needsParts(element: Element): boolean {
  const { attribs } = element;
  const isBusy = attribs['aria-busy'] === 'true' || attribs['aria-owns'] !== undefined;
  const role = findExplicitRole(element);
  return role !== null && role in allowed && !isBusy && element.children.some((one) => isTag(one));
}

function findLack(element: Element, page: ParsedPage): string | null {
  const role = findExplicitRole(element) ?? '';
  const parts = allowed[role] ?? [];
  const owned = listParts(page, element, parts);
  if (!owned.some((part) => parts.includes(part.role))) return `a ${role} without a ${parts[0]}`;
  const stranger = owned.find((part) => !parts.includes(part.role) && !part.isUnheard);
  return stranger ? `a ${role} with a ${stranger.role} in it` : null;
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
