/** Nine digits, twelve for a branch, or a government department’s or health authority’s short one. */
const written =
  /\bVAT\b[^\d\n]{0,40}?((?:GB|XI)? ?(?:\d{3} ?\d{4} ?\d{2}(?: ?\d{3})?|\d{3} ?\d{3} ?\d{3}(?: ?\d{3})?|\d{9,12}|GD ?\d{3}|HA ?\d{3}))(?![\d])/gi;
const withCountry = /\b((?:GB|XI) ?(?:\d{3} ?\d{4} ?\d{2}|\d{3} ?\d{3} ?\d{3}|\d{9}))(?![\d])/g;

/** VAT registration numbers that a text shows, as written: after the word VAT, or with GB or XI. */
export function vatNumbersIn(text: string): string[] {
  const found = [...text.matchAll(written), ...text.matchAll(withCountry)].map(([, number = '']) =>
    number.trim(),
  );
  return [...new Map(found.map((number) => [number.replace(/\D/g, ''), number])).values()];
}

/**
 * Whether such a number can exist: seven digits weighted 8 to 2 and the two check digits come to a
 * multiple of 97, or do when 55 is added (numbers given out since 2010). Short numbers have no check.
 */
export function isVatNumber(number: string): boolean {
  const text = number.toUpperCase().replace(/[^A-Z\d]/g, '');
  const [, kind, short = ''] = /^(?:GB|XI)?(GD|HA)(\d{3})$/.exec(text) ?? [];
  if (kind !== undefined) return kind === 'GD' ? Number(short) < 500 : Number(short) >= 500;
  const [, digits] = /^(?:GB|XI)?(\d{9})(?:\d{3})?$/.exec(text) ?? [];
  if (digits === undefined || /^0+$/.test(digits)) return false;
  const sum = [...digits.slice(0, 7)].reduce(
    (total, digit, index) => total + Number(digit) * (8 - index),
    Number(digits.slice(7)),
  );
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}
