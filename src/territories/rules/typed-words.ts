/**
 * Splits a text into words that can be compared: lower case, without accents, apostrophes and
 * punctuation; `&` becomes `and`. Works for any text, however odd.
 */
export function splitWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’'‘`]/g, '')
    .replace(/&/g, ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** The key that a name is found by: its words, joined by spaces. */
export function toNameKey(name: string): string {
  return splitWords(name).join(' ');
}

/** Endings that `es` is added to: businesses, boxes, churches. */
const hissing = /(?:s|x|z|ch|sh)es$/;

/**
 * Takes the plural’s ending off a word, roughly: both sides of a comparison go through it, so it
 * has to be the same for both and need not be a word.
 */
export function dropPluralEnding(word: string): string {
  if (word.length <= 3 || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (hissing.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/**
 * Goes through words and takes the longest known run of them at each place. A word that begins no
 * known run comes alone.
 *
 * @param longest words in the longest known run
 */
export function splitIntoKnownRuns(
  words: readonly string[],
  longest: number,
  known: { has: (run: string) => boolean },
): { at: number; run: string; length: number; isKnown: boolean }[] {
  const runs = [];
  for (let at = 0, length = 1; at < words.length; at += length) {
    const runOf = (size: number) => words.slice(at, at + size).join(' ');
    length = Math.min(longest, words.length - at);
    while (length > 1 && !known.has(runOf(length))) length -= 1;
    const run = runOf(length);
    runs.push({ at, run, length, isKnown: known.has(run) });
  }
  return runs;
}

/**
 * Counts how many letters have to be added, left out, changed or swapped with their neighbour to get
 * from one word to the other.
 *
 * @param most beyond this number nobody needs to know how many
 * @returns the number, or `most + 1` for anything more
 */
export function countTypingMistakes(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    const at = (list: readonly number[], column: number) => list[column] ?? 0;
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwap = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + change,
        isSwap ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = above;
    above = current;
  }
  return Math.min(above[b.length] ?? 0, most + 1);
}
