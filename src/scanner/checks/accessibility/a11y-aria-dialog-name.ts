import type { Check } from '../../model/check.ts';
import { findExplicitRole } from '../../page/find-role.ts';
import { judgeNames } from './named-elements.ts';

export const a11yAriaDialogName: Check = {
  id: 'a11y-aria-dialog-name',
  severity: 'high',
  title: 'Windows on the page without a name',
  passed: 'Names of windows on the page',
  why: 'When a cookie notice or booking window opens, a screen reader says its name first. Without one, visitors don’t know what has just covered the page.',
  fix: 'Give each role="dialog" an aria-labelledby with the id of its heading, or an aria-label.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 4.1.2 Name, Role, Value; axe-core, aria-dialog-name',
  sourceUrl: 'https://dequeuniversity.com/rules/axe/4.11/aria-dialog-name',
  judge: judgeNames(
    (element) => ['dialog', 'alertdialog'].includes(findExplicitRole(element) ?? ''),
    { one: 'window', what: 'a name' },
  ),
};
