import type { Element } from 'domhandler';
import type { Check } from '../../model/check.ts';
import { findRole, readTabIndex } from '../../page/find-role.ts';
import { isTiny, judgeNames } from './named-elements.ts';

/** A frame within reach: no tracking pixel, and in the tab order. */
function isReachableFrame(element: Element): boolean {
  if (element.name !== 'iframe' && element.name !== 'frame') return false;
  return (readTabIndex(element) ?? 0) >= 0 && findRole(element) !== 'none' && !isTiny(element);
}

export const a11yFrameTitle: Check = {
  id: 'a11y-frame-title',
  severity: 'medium',
  title: 'Embedded maps, videos or forms without a title',
  passed: 'Titles of embedded content',
  why: 'A map or video from elsewhere is announced by its title. Without one a visitor with a screen reader has to enter it to learn what it is.',
  fix: 'Give every <iframe> a title attribute that says what it holds, such as “Map to our shop”.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 4.1.2 Name, Role, Value',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/cae760/',
  judge: judgeNames(isReachableFrame, { one: 'embedded frame', what: 'a title' }),
};
