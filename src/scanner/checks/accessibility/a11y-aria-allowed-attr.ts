import type { Element } from 'domhandler';
import type { Check } from '../../model/check.ts';
import { listExposedElements } from '../../page/accessible-name.ts';
import { findRole, isAriaAttribute, isAriaAttributeOf } from '../../page/find-role.ts';
import { judgeStructure } from './judge-structure.ts';

function ariaNames({ attribs }: Element): string[] {
  return Object.keys(attribs).filter((name) => name.startsWith('aria-') && isAriaAttribute(name));
}

function findForeign(element: Element): string | null {
  const role = findRole(element) ?? '';
  const foreign = ariaNames(element).filter((name) => !isAriaAttributeOf(role, name));
  return foreign.length > 0 ? `${foreign.join(', ')} means nothing on a ${role}` : null;
}

/** Elements without a role are left out: browsers differ on them. */
export const a11yAriaAllowedAttr: Check = {
  id: 'a11y-aria-allowed-attr',
  severity: 'medium',
  title: 'Hints for screen readers in the wrong place',
  passed: 'Hints for screen readers in their place',
  why: 'Some markup only works on certain elements: “pressed” means something on a button and nothing on a link. What it was to say is not said.',
  fix: 'Take the attributes listed here out, or use the element or role that they belong to.',
  remedy: 'access',
  sourceName: 'WAI-ARIA 1.2; axe-core, aria-allowed-attr',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/5c01ea/',
  judge: judgeStructure(
    (page) =>
      listExposedElements(
        page,
        (element) => !['none', null].includes(findRole(element)) && ariaNames(element).length > 0,
      ),
    findForeign,
    {
      one: 'element with accessibility markup',
      many: 'elements with accessibility markup',
      does: 'has some that does not belong there',
      do: 'have some that does not belong there',
      fine: 'have what belongs there',
    },
  ),
};
