import { type Element, isTag } from 'domhandler';
import type { Check } from '../../model/check.ts';
import { wordSet } from '../../model/check.ts';
import { listExposedElements } from '../../page/accessible-name.ts';
import { findRole, readInputType, readTabIndex, readTokens } from '../../page/find-role.ts';
import { findByTag, type ParsedPage } from '../../page/parse-page.ts';
import { isSvg } from '../../page/visibility.ts';
import { judgeNames } from './named-elements.ts';

const fieldRoles = wordSet(`
  checkbox combobox listbox menuitemcheckbox menuitemradio radio searchbox slider spinbutton switch
  textbox
`);

/** Inputs without a role that are fields nevertheless. */
const typesWithoutRole = wordSet('color date datetime-local file month password time week');

export function isField(element: Element): boolean {
  if (isSvg(element)) return false;
  const role = findRole(element);
  if (role !== null) return fieldRoles.has(role);
  return element.name === 'input' && typesWithoutRole.has(readInputType(element));
}

/** A list without options is no field: old carousel templates have such lists. */
function hasOptions(list: Element): boolean {
  return list.children
    .filter(isTag)
    .some(
      (child) => findRole(child) === 'option' || findRole(child) === 'group' || hasOptions(child),
    );
}

/** A honeypot for bots: off screen and out of the tab order. */
function isTrap(element: Element): boolean {
  if ((readTabIndex(element) ?? 0) >= 0) return false;
  for (let at: Element['parent'] = element; at && isTag(at); at = at.parent) {
    if (offScreen.test(at.attribs.style ?? '')) return true;
  }
  return false;
}

const offScreen = /(?:left|top|right)\s*:\s*-\d{4,}(?:\.\d+)?(?:px|em|rem)/i;

function aroundInputs(page: ParsedPage): Set<Element> {
  const around = new Set<Element>();
  for (const input of findByTag(page, 'input')) {
    let at = readInputType(input) === 'hidden' ? null : input.parent;
    for (; at && isTag(at) && !around.has(at); at = at.parent) around.add(at);
  }
  return around;
}

/** Ids of combobox popups: the combobox names them. */
function popups(page: ParsedPage): Set<string> {
  const boxes = page.elements.filter((element) => findRole(element) === 'combobox');
  return new Set(
    boxes.flatMap(({ attribs }) =>
      `${attribs['aria-controls'] ?? ''} ${attribs['aria-owns'] ?? ''}`.split(/\s+/),
    ),
  );
}

/** A wrapper or list of an input's combobox: the input carries the name. */
function isPartOfAnother(element: Element, around: ReadonlySet<Element>, ids: ReadonlySet<string>) {
  const [role] = readTokens(element, 'role');
  if (role === 'combobox') return around.has(element);
  if (role !== 'listbox') return false;
  return ids.has(element.attribs.id ?? ' ') || !hasOptions(element);
}

export const a11yFormLabel: Check = {
  id: 'a11y-form-label',
  severity: 'critical',
  title: 'Form fields without a label',
  passed: 'Labels of form fields',
  why: 'A visitor who uses a screen reader or speaks to the computer can’t tell what to enter in a field without a label. Enquiries are lost that way.',
  fix: 'Put a <label for="…"> with the id of the field beside each field, or an aria-label on the field where no text should be seen.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 4.1.2 Name, Role, Value',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/e086e5/',
  judge({ page }) {
    const ids = popups(page);
    const around = aroundInputs(page);
    const fields = listExposedElements(page, isField).filter(
      (element) => !isPartOfAnother(element, around, ids) && !isTrap(element),
    );
    return judgeNames(page, fields, { one: 'form field', many: 'form fields', what: 'a label' });
  },
};
