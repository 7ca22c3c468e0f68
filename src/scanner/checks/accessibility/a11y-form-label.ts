import { type Element, isTag } from 'domhandler';
import { type Check, wordSet } from '../../model/check.ts';
import { findRole, readInputType, readTabIndex, readTokens } from '../../page/find-role.ts';
import {
  findByTag,
  memoisePerPage,
  type ParsedPage,
  withAncestors,
} from '../../page/parse-page.ts';
import { isSvg } from '../../page/visibility.ts';
import { judgeNames, listBranches } from './named-elements.ts';

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
  return withAncestors(element).some(({ attribs }) => offScreen.test(attribs.style ?? ''));
}

const offScreen = /(?:left|top|right)\s*:\s*-\d{4,}(?:\.\d+)?(?:px|em|rem)/i;

const aroundInputs = memoisePerPage((page) => {
  const inputs = findByTag(page, 'input').filter((input) => readInputType(input) !== 'hidden');
  return listBranches(inputs.flatMap(({ parent }) => (parent && isTag(parent) ? [parent] : [])));
});

/** Ids of combobox popups: the combobox names them. */
const popups = memoisePerPage((page) => {
  const boxes = page.elements.filter((element) => findRole(element) === 'combobox');
  return new Set(
    boxes.flatMap(({ attribs }) =>
      `${attribs['aria-controls'] ?? ''} ${attribs['aria-owns'] ?? ''}`.split(/\s+/),
    ),
  );
});

/** A wrapper or list of an input's combobox: the input carries the name. */
function isPartOfAnother(element: Element, page: ParsedPage): boolean {
  const [role] = readTokens(element, 'role');
  if (role === 'combobox') return aroundInputs(page).has(element);
  if (role !== 'listbox') return false;
  return popups(page).has(element.attribs.id ?? ' ') || !hasOptions(element);
}

function needsLabel(element: Element, page: ParsedPage): boolean {
  return isField(element) && !isPartOfAnother(element, page) && !isTrap(element);
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
  judge: judgeNames(needsLabel, { one: 'form field', what: 'a label' }),
};
