import type { Element } from 'domhandler';
import { type Check, wordSet } from '../../model/check.ts';
import { isFocusable, readTabIndex } from '../../page/find-role.ts';
import { type ParsedPage, withAncestors } from '../../page/parse-page.ts';
import { computeVisibility, mayBeHiddenByClass } from '../../page/visibility.ts';
import { judgeStructure } from './judge-structure.ts';

/** Larger boxes are mostly closed menus and dialogs, which a linked style sheet hides. */
const small = wordSet('a area button input select textarea summary span i em b strong figure p');

function isSaidHidden({ attribs }: Element): boolean {
  return attribs['aria-hidden']?.trim().toLowerCase() === 'true';
}

function isVisible(page: ParsedPage, element: Element): boolean {
  const { isHidden, isMaybeHidden } = computeVisibility(page, element);
  const isInert = withAncestors(element).some(({ attribs }) => attribs.inert !== undefined);
  return !isHidden && !isMaybeHidden && !isInert && !mayBeHiddenByClass(element);
}

/** Only what is silenced by itself or by a small wrapper. */
function isSilenced(element: Element): boolean {
  const silenced = withAncestors(element).filter(isSaidHidden);
  return silenced.length > 0 && silenced.every(({ name }) => small.has(name));
}

function listSilenced(page: ParsedPage): Element[] {
  return page.elements.filter(
    (element) => isFocusable(element) && isSilenced(element) && isVisible(page, element),
  );
}

export const a11yAriaHiddenFocus: Check = {
  id: 'a11y-aria-hidden-focus',
  severity: 'high',
  title: 'Links or buttons that are silent but can be reached',
  passed: 'Silenced links and buttons',
  why: 'With the Tab key, visitors who use a screen reader land on something that says nothing at all, and don’t know where they are.',
  fix: 'Take aria-hidden="true" off links, buttons and fields, or add tabindex="-1" where another link does the same.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 4.1.2 Name, Role, Value; axe-core, aria-hidden-focus',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/6cfa84/',
  judge: judgeStructure(
    listSilenced,
    (element) => ((readTabIndex(element) ?? 0) < 0 ? null : 'reached with the Tab key'),
    {
      one: 'silenced link, button or field',
      many: 'silenced links, buttons and fields',
      does: 'can be reached with the Tab key',
      do: 'can be reached with the Tab key',
      fine: 'are out of the Tab key’s way',
      confidence: 'likely',
    },
  ),
};
