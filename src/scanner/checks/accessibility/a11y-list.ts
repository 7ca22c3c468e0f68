import { type Element, isTag, isText } from 'domhandler';
import { type Check, wordSet } from '../../model/check.ts';
import { listExposedElements } from '../../page/accessible-name.ts';
import { findExplicitRole } from '../../page/find-role.ts';
import type { ParsedPage } from '../../page/parse-page.ts';
import { computeVisibility } from '../../page/visibility.ts';
import { judgeStructure } from './judge-structure.ts';

const unheard = wordSet('script template style meta link noscript');

function isList(element: Element): boolean {
  const role = findExplicitRole(element);
  return ['ul', 'ol'].includes(element.name) && (role === null || role === 'list');
}

function isItem(element: Element): boolean {
  const role = findExplicitRole(element);
  return role === 'listitem' || (element.name === 'li' && role === null);
}

function findStranger(list: Element, page: ParsedPage): string | null {
  const text = list.children.find((child) => isText(child) && child.data.trim() !== '');
  if (text) return 'text directly in the list';
  const stranger = list.children.filter(isTag).find((child) => {
    const { isHidden, isMaybeHidden, isKeptFromAssistiveTechnology } = computeVisibility(
      page,
      child,
    );
    const isHeard = !isHidden && !isMaybeHidden && !isKeptFromAssistiveTechnology;
    return isHeard && !isItem(child) && !unheard.has(child.name);
  });
  if (!stranger) return null;
  const role = findExplicitRole(stranger);
  return `<${stranger.name}${role ? ` role="${role}"` : ''}> directly in the list`;
}

export const a11yList: Check = {
  id: 'a11y-list',
  severity: 'high',
  title: 'Lists that hold something other than items',
  passed: 'Lists of items',
  why: 'A screen reader says “list, five items” and lets visitors skip it. With anything else between the items it counts wrongly or reads no list at all.',
  fix: 'Let <ul> and <ol> hold <li> only; put links, headings and boxes into the <li>.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 1.3.1 Info and Relationships; axe-core, list',
  sourceUrl: 'https://dequeuniversity.com/rules/axe/4.11/list',
  judge: judgeStructure((page) => listExposedElements(page, isList), findStranger, {
    one: 'list',
    does: 'holds more than list items',
    do: 'hold more than list items',
    fine: 'hold list items only',
  }),
};
