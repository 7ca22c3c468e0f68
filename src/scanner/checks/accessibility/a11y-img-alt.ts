import type { Element } from 'domhandler';
import type { Check } from '../../model/check.ts';
import { computeAccessibleName, listExposedElements } from '../../page/accessible-name.ts';
import { findRole, isFocusable } from '../../page/find-role.ts';
import { isSvg } from '../../page/visibility.ts';
import { isTiny, judgeEach } from './named-elements.ts';

function isPicture(element: Element): boolean {
  if (isSvg(element)) return false;
  const role = findRole(element);
  if (element.name === 'img') return role === 'img' || role === 'none' || isFocusable(element);
  return role === 'img' && element.name !== 'object' && element.name !== 'input';
}

function isDecoration(element: Element): boolean {
  return findRole(element) === 'none' || (element.name === 'img' && element.attribs.alt === '');
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
  judge({ page }) {
    const pictures = listExposedElements(page, isPicture).filter((element) => !isTiny(element));
    const findings = pictures.map((element) => ({
      element,
      isRight: isDecoration(element) || computeAccessibleName(page, element) !== '',
    }));
    return judgeEach(page, findings, {
      one: 'picture',
      many: 'pictures',
      what: 'a description',
    });
  },
};
