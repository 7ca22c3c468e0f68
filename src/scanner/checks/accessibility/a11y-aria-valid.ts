import type { Element } from 'domhandler';
import { type Check, countPartOf, fail, notApplicable, pass } from '../../model/check.ts';
import { listExposedElements } from '../../page/accessible-name.ts';
import { findExplicitRole, isAriaAttribute, readTokens } from '../../page/find-role.ts';
import { makeElementProof } from '../proofs.ts';

function ariaNames({ attribs }: Element): string[] {
  return Object.keys(attribs).filter((name) => name.startsWith('aria-'));
}

/** A template placeholder that a script replaces. */
const placeholder = /\{\{|\$\{|<%|\[\[/;

function unheardOf(element: Element): string[] {
  const role = readTokens(element, 'role');
  const isUnknown = role.length > 0 && findExplicitRole(element) === null;
  const isWritten = isUnknown && !placeholder.test(role.join(' '));
  return [
    ...(isWritten ? [`role="${role.join(' ')}"`] : []),
    ...ariaNames(element).filter((name) => !isAriaAttribute(name)),
  ];
}

export const a11yAriaValid: Check = {
  id: 'a11y-aria-valid',
  severity: 'high',
  title: 'Hints for screen readers that none of them knows',
  passed: 'Spelling of hints for screen readers',
  why: 'A hint that is misspelt does nothing at all. The menu, switch or dialog that it was to explain stays unexplained.',
  fix: 'Use only roles and aria-* attributes of WAI-ARIA. Look for slips such as aria-labeledby, which has to be aria-labelledby.',
  remedy: 'access',
  needsContent: 'to-apply',
  sourceName: 'WCAG 2.2, 4.1.2 Name, Role, Value',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/674b10/',
  judge({ page }) {
    const marked = listExposedElements(
      page,
      (element) => readTokens(element, 'role').length > 0 || ariaNames(element).length > 0,
    );
    if (marked.length === 0) return notApplicable('The page uses no roles or aria attributes.');
    const wrong = marked
      .map((element) => ({ element, words: unheardOf(element) }))
      .filter(({ words }) => words.length > 0);
    if (wrong.length === 0) {
      return pass(
        marked.length === 1
          ? 'The role or aria attribute on the page exists.'
          : `The roles and aria attributes of all ${marked.length} elements exist.`,
      );
    }
    const has = wrong.length === 1 ? 'has' : 'have';
    return fail(
      `${countPartOf(wrong.length, marked.length, 'element')} with accessibility markup ${has} a role or attribute that does not exist.`,
      wrong.map(({ element, words }) => makeElementProof(element, `unknown: ${words.join(', ')}`)),
      { share: 1 - wrong.length / marked.length },
    );
  },
};
