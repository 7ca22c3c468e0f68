import type { Check } from '../../model/check.ts';
import { findRole } from '../../page/find-role.ts';
import { judgeNames } from './named-elements.ts';

export const a11yEmptyHeading: Check = {
  id: 'a11y-empty-heading',
  severity: 'low',
  title: 'Empty headings',
  passed: 'Words in every heading',
  why: 'Visitors with a screen reader jump from heading to heading. One without words is a step into nothing.',
  fix: 'Take empty heading tags out, or give a heading that holds only a picture an alt text on that picture.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 1.3.1 Info and Relationships',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/ffd0e9/',
  judge: judgeNames((element) => findRole(element) === 'heading', {
    one: 'heading',
    what: 'words',
  }),
};
