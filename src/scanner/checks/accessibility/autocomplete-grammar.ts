/** Names of fields that may stand alone (HTML Standard, “autofill”). */
const names: ReadonlySet<string> = new Set([
  ...['name', 'honorific-prefix', 'given-name', 'additional-name', 'family-name'],
  ...['honorific-suffix', 'nickname', 'username', 'new-password', 'current-password'],
  ...['one-time-code', 'organization-title', 'organization', 'street-address', 'address-line1'],
  ...['address-line2', 'address-line3', 'address-level4', 'address-level3', 'address-level2'],
  ...['address-level1', 'country', 'country-name', 'postal-code', 'cc-name', 'cc-given-name'],
  ...['cc-additional-name', 'cc-family-name', 'cc-number', 'cc-exp', 'cc-exp-month'],
  ...['cc-exp-year', 'cc-csc', 'cc-type', 'transaction-currency', 'transaction-amount'],
  ...['language', 'bday', 'bday-day', 'bday-month', 'bday-year', 'sex', 'url', 'photo'],
]);

/** Names of ways to reach somebody, before which may stand whose they are. */
const contactNames: ReadonlySet<string> = new Set([
  ...['tel', 'tel-country-code', 'tel-national', 'tel-area-code', 'tel-local'],
  ...['tel-local-prefix', 'tel-local-suffix', 'tel-extension', 'email', 'impp'],
]);

const contactKinds = ['home', 'work', 'mobile', 'fax', 'pager'];

/**
 * Not in the standard, but meant as a switch and without harm: browsers treat what they do not know
 * like `on`.
 */
const switches: ReadonlySet<string> = new Set([
  ...['on', 'off', 'none', 'false', 'true', 'disabled', 'enabled', 'undefined', 'null', 'xoff'],
  'xon',
]);

/** Names that were proposed, or that widespread form builders write for fields of their own. */
const tolerated: ReadonlySet<string> = new Set([
  'text',
  'pronouns',
  'gender',
  'message',
  'content',
]);

/**
 * Whether an `autocomplete` value follows the standard’s grammar: a section, billing or shipping,
 * the kind of contact, one field name, `webauthn`, in this order and all but the name optional. Also
 * true for switches such as `off`.
 *
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
