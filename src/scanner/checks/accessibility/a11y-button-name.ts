import type { Element } from 'domhandler';
import type { Check } from '../../model/check.ts';
import {
  findExplicitRole,
  findRole,
  isFocusable,
  isKindOf,
  readInputType,
} from '../../page/find-role.ts';
import { isOpener, isSvg } from '../../page/visibility.ts';
import { isField } from './a11y-form-label.ts';
import { judgeNames } from './named-elements.ts';

/** A `<summary>` that opens its `<details>`; it takes the focus, so `role="none"` is ignored. */
function isPlainOpener(element: Element): boolean {
  return isOpener(element) && ['none', 'presentation', null].includes(findExplicitRole(element));
}

/** All buttons except picture buttons and toggles, which other checks cover. */
function isButton(element: Element): boolean {
  if (isSvg(element)) return false;
  if (element.name === 'input' && readInputType(element) === 'image') return false;
  const role = findRole(element);
  if (role === 'button' || isPlainOpener(element)) return true;
  // A <button> with the role of a tab or menu item needs a name too.
  const isOther = element.name === 'button' && role !== 'none' && isFocusable(element);
  return isOther && !isKindOf(role, 'link') && !isField(element);
}

export const a11yButtonName: Check = {
  id: 'a11y-button-name',
  severity: 'critical',
  title: 'Buttons without a name',
  passed: 'Names of buttons',
  why: 'To visitors who use a screen reader, a button without words is only “button”. They can’t tell that it opens the menu or sends the form.',
  fix: 'Write the words into the button, or give a button that shows only an icon an aria-label such as “Open menu”.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 4.1.2 Name, Role, Value',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/97a4e1/',
  judge: judgeNames(isButton, { one: 'button', what: 'a name' }),
};
