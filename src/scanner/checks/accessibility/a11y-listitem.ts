import { type Element, isTag } from 'domhandler';
import { type Check, wordSet } from '../../model/check.ts';
import { listExposedElements } from '../../page/accessible-name.ts';
import { findExplicitRole } from '../../page/find-role.ts';
import { judgeStructure } from './judge-structure.ts';

const lists = wordSet('ul ol menu');
/** Lists without a role for readers do without items, too. */
const listRoles = wordSet('list none presentation');

function isItem(element: Element): boolean {
  return element.name === 'li' && findExplicitRole(element) === null;
}

function findLoneness({ parent }: Element): string | null {
  if (!parent || !isTag(parent)) return 'not in a list';
  const role = findExplicitRole(parent);
  if (role === null) return lists.has(parent.name) ? null : `in <${parent.name}>`;
  return listRoles.has(role) ? null : `in <${parent.name} role="${role}">`;
}

export const a11yListitem: Check = {
  id: 'a11y-listitem',
  severity: 'high',
  title: 'List items without a list',
  passed: 'List items in lists',
  why: 'Without the list around it, a screen reader does not say that an item belongs to others, nor how many there are.',
  fix: 'Put <li> elements directly into <ul> or <ol>, without a <div> between.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 1.3.1 Info and Relationships; axe-core, listitem',
  sourceUrl: 'https://dequeuniversity.com/rules/axe/4.11/listitem',
  judge: judgeStructure((page) => listExposedElements(page, isItem), findLoneness, {
    one: 'list item',
    does: 'is not in a list',
    do: 'are not in a list',
    fine: 'are in lists',
  }),
};
