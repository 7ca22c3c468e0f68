import type { Element } from 'domhandler';
import type { Check } from '../../model/check.ts';
import { findRole, readInputType } from '../../page/find-role.ts';
import { judgeNames } from './named-elements.ts';

function isPictureButton(element: Element): boolean {
  const isImage = element.name === 'input' && readInputType(element) === 'image';
  return isImage && findRole(element) !== 'none';
}

export const a11yInputImageAlt: Check = {
  id: 'a11y-input-image-alt',
  severity: 'high',
  title: 'Picture buttons without a description',
  passed: 'Descriptions of picture buttons',
  why: 'A picture that sends a form is a mystery to anyone who can’t see it. They may leave without ordering or asking.',
  fix: 'Give each <input type="image"> an alt attribute that says what it does, such as “Search”.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 1.1.1 Non-text Content',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/59796f/',
  judge: judgeNames(isPictureButton, { one: 'picture button', what: 'a description' }),
};
