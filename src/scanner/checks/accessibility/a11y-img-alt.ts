import type { Element } from 'domhandler';
import type { Check } from '../../model/check.ts';
import { computeAccessibleName } from '../../page/accessible-name.ts';
import { findRole, isFocusable } from '../../page/find-role.ts';
import type { ParsedPage } from '../../page/parse-page.ts';
import { isSvg } from '../../page/visibility.ts';
import { isTiny, judgeEach } from './named-elements.ts';

function isPicture(element: Element): boolean {
  if (isSvg(element) || isTiny(element)) return false;
  const role = findRole(element);
  if (element.name === 'img') return role === 'img' || role === 'none' || isFocusable(element);
  return role === 'img' && element.name !== 'object' && element.name !== 'input';
}

/** Decorations need no name. */
function isDescribed(element: Element, page: ParsedPage): boolean {
  if (findRole(element) === 'none') return true;
  if (element.name === 'img' && element.attribs.alt === '') return true;
  return computeAccessibleName(page, element) !== '';
}

export const a11yImgAlt: Check = {
  id: 'a11y-img-alt',
  severity: 'critical',
  title: 'Pictures without a description',
  passed: 'Descriptions of pictures',
  why: 'People who can’t see a picture hear its description instead, and Google reads it too. Without one they hear a file name or nothing at all.',
  fix: 'Give every <img> an alt attribute that says in a few words what the picture shows. For pure decoration write alt="".',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 1.1.1 Non-text Content',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/23a2a8/',
  judge: judgeEach(isPicture, isDescribed, { one: 'picture', what: 'a description' }),
};
