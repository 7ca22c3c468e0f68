/** Letters that a keyword may have: what people type into a search box is shorter. */
export const longestKeyword = 120;

/** Where keywords belong that name no place. */
export const nationwide = 'United Kingdom';

/**
 * Writes a keyword the one way it is stored, so that the same search is never listed twice: small
 * letters, one space between words, nothing around them.
 */
export function normaliseKeyword(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

/** `plumbers` and `plumber` are the same business; `tradespeople` and `tradesperson`, too. */
function stemOf(word: string): string {
  if (/people$/.test(word)) return word.replace(/people$/, 'person');
  if (/men$/.test(word)) return word.replace(/men$/, 'man');
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/**
 * The words of a text for comparing: small letters, accents and plural endings gone.
 *
 * @returns in their order, e.g. `['web', 'design', 'for', 'plumber']`
 */
export function stemsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);
}

/**
 * Whether words stand in a text one after the other.
 *
 * @param stems of the text
 * @param phrase stems; nothing is in no text
 */
export function holdsPhrase(stems: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false;
  return stems.some((_, start) => phrase.every((word, index) => stems[start + index] === word));
}
