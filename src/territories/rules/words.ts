/**
 * Splits a text into words that can be compared: lower case, without accents, apostrophes and
 * punctuation; `&` becomes `and`. Works for any text, however odd.
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’'‘`]/g, '')
    .replace(/&/g, ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Endings that `es` is added to: businesses, boxes, churches. */
const hissing = /(?:s|x|z|ch|sh)es$/;

/**
 * Takes the plural’s ending off a word, roughly: both sides of a comparison go through it, so it
 * has to be the same for both and need not be a word.
 */
export function singular(word: string): string {
  if (word.length <= 3 || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (hissing.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/**
 * How many letters have to be added, left out, changed or swapped with their neighbour to get from
 * one word to the other.
 *
 * @param most beyond this number nobody needs to know how many
 * @returns the number, or `most + 1` for anything more
 */
export function mistakesBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    before = above;
    above = current;
  }
  return Math.min(above[b.length] ?? 0, most + 1);
}
