import type { Check } from '../../model/check.ts';
import { findRole, isKindOf } from '../../page/find-role.ts';
import { judgeNames } from './named-elements.ts';

export const a11yLinkName: Check = {
  id: 'a11y-link-name',
  severity: 'high',
  title: 'Links without a name',
  passed: 'Names of links',
  why: 'A link that is only an icon or a picture without a description is read out as its bare address. Visitors with a screen reader, and search engines, can’t tell where it leads.',
  fix: 'Write words into the link, describe the picture in it with alt, or give the link an aria-label such as “Our Facebook page”.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 2.4.4 Link Purpose',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/c487ae/',
  judge: judgeNames((element) => isKindOf(findRole(element), 'link'), {
    one: 'link',
    what: 'a name',
  }),
};
