import type { Element } from 'domhandler';
import type { Check } from '../../model/check.ts';
import { exposed } from '../../page/accessible-element.ts';
import { isKindOf } from '../../page/aria-tables.ts';
import { attribute } from '../../page/query.ts';
import { explicitRole, inputType, isDisabled, tabIndexOf } from '../../page/role-of.ts';
import { isValidAutocomplete } from './autocomplete-grammar.ts';
import { judgeEach } from './named-elements.ts';

const buttonTypes = ['button', 'hidden', 'reset', 'submit'];

function isSet(element: Element, name: string): boolean {
  return attribute(element, name)?.trim().toLowerCase() === 'true';
}

/** A field that visitors can fill in themselves and that says how the browser may help. */
function isHelped(element: Element): boolean {
  if (!['input', 'select', 'textarea'].includes(element.name)) return false;
  if (!attribute(element, 'autocomplete')?.trim()) return false;
  if (element.name === 'input' && buttonTypes.includes(inputType(element))) return false;
  if (isDisabled(element) || isSet(element, 'aria-disabled')) return false;
  if (attribute(element, 'readonly') !== null || isSet(element, 'aria-readonly')) return false;
  const isOutOfOrder = (tabIndexOf(element) ?? 0) < 0 && attribute(element, 'role') !== null;
  return !isOutOfOrder || isKindOf(explicitRole(element), 'widget');
}

export const a11yAutocomplete: Check = {
  id: 'a11y-autocomplete',
  category: 'accessibility',
  severity: 'low',
  title: 'Form fields that browsers can’t fill in',
  passed: 'Hints for filling in forms',
  why: 'Browsers enter names and addresses for visitors when a field says what it is for. With a word that they do not know, everybody has to type it all.',
  fix: 'Use the words of the HTML standard in autocomplete: name, email, tel, street-address, postal-code.',
  remedy: 'access',
  source: {
    name: 'WCAG 2.2, 1.3.5 Identify Input Purpose',
    url: 'https://www.w3.org/WAI/standards-guidelines/act/rules/73f2c2/',
  },
  judge({ page }) {
    const findings = exposed(page, isHelped).map((element) => ({
      element,
      isRight: isValidAutocomplete(attribute(element, 'autocomplete') ?? ''),
    }));
    return judgeEach(page, findings, {
      one: 'form field with an autocomplete hint',
      many: 'form fields with an autocomplete hint',
      what: 'a hint that browsers understand',
    });
  },
};
