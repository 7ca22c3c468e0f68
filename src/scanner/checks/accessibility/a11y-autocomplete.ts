import type { Element } from 'domhandler';
import { type Check, wordSet } from '../../model/check.ts';
import {
  findExplicitRole,
  isDisabled,
  isKindOf,
  readInputType,
  readTabIndex,
} from '../../page/find-role.ts';
import { judgeEach } from './named-elements.ts';

/** Field names that need no prefix (HTML Standard, “autofill”). */
const names = wordSet(`
  name honorific-prefix given-name additional-name family-name honorific-suffix nickname username
  new-password current-password one-time-code organization-title organization street-address
  address-line1 address-line2 address-line3 address-level4 address-level3 address-level2
  address-level1 country country-name postal-code cc-name cc-given-name cc-additional-name
  cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency
  transaction-amount language bday bday-day bday-month bday-year sex url photo
`);

/** Contact names; `home`, `work` and the like may precede them. */
const contactNames = wordSet(`
  tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix
  tel-extension email impp
`);

const contactKinds = ['home', 'work', 'mobile', 'fax', 'pager'];

/** Non-standard switches; browsers treat unknown values like `on`. */
const switches = wordSet('on off none false true disabled enabled undefined null xoff xon');

/** Proposed names, and names that widespread form builders write. */
const tolerated = wordSet('text pronouns gender message content');

/**
 * The standard's grammar: section, billing or shipping, contact kind, field name, `webauthn`.
 * @see https://www.w3.org/WAI/standards-guidelines/act/rules/73f2c2/
 */
export function isValidAutocomplete(value: string): boolean {
  const words = value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  if (words.length === 1 && switches.has(words[0] ?? '')) return true;
  if (words.at(-1) === 'webauthn') words.pop();
  if (/^section-./.test(words[0] ?? '')) words.shift();
  if (words[0] === 'shipping' || words[0] === 'billing') words.shift();
  const isContact = contactKinds.includes(words[0] ?? '');
  if (isContact) words.shift();
  const [name = ''] = words;
  if (words.length !== 1) return false;
  return contactNames.has(name) || tolerated.has(name) || (!isContact && names.has(name));
}

const buttonTypes = ['button', 'hidden', 'reset', 'submit'];

function isSet(element: Element, name: string): boolean {
  return element.attribs[name]?.trim().toLowerCase() === 'true';
}

function isHelped(element: Element): boolean {
  if (!['input', 'select', 'textarea'].includes(element.name)) return false;
  if (!element.attribs.autocomplete?.trim()) return false;
  if (element.name === 'input' && buttonTypes.includes(readInputType(element))) return false;
  if (isDisabled(element) || isSet(element, 'aria-disabled')) return false;
  if (element.attribs.readonly !== undefined || isSet(element, 'aria-readonly')) return false;
  const isOutOfOrder = (readTabIndex(element) ?? 0) < 0 && element.attribs.role !== undefined;
  return !isOutOfOrder || isKindOf(findExplicitRole(element), 'widget');
}

export const a11yAutocomplete: Check = {
  id: 'a11y-autocomplete',
  severity: 'low',
  title: 'Form fields that browsers can’t fill in',
  passed: 'Hints for filling in forms',
  why: 'Browsers enter names and addresses for visitors when a field says what it is for. With a word that they do not know, everybody has to type it all.',
  fix: 'Use the words of the HTML standard in autocomplete: name, email, tel, street-address, postal-code.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 1.3.5 Identify Input Purpose',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/73f2c2/',
  judge: judgeEach(isHelped, ({ attribs }) => isValidAutocomplete(attribs.autocomplete ?? ''), {
    one: 'form field with an autocomplete hint',
    many: 'form fields with an autocomplete hint',
    what: 'a hint that browsers understand',
  }),
};
