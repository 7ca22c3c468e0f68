const district = /^([a-z]{1,2})(\d{1,2}[a-z]?)$/i;
const wholePostcode = /\b([a-z]{1,2}\d[a-z\d]?)\s*\d[a-z]{2}\b/gi;

/** Whether a text has the form of a district, e.g. `RG1`; not whether there is one of this name. */
export function isDistrict(text: string): boolean {
  return district.test(text);
}

/** Reads the districts of whole postcodes in a text: `RG1` for “12 Oxford Road, RG1 7LA”. */
export function findPostcodeDistricts(text: string): string[] {
  return [...text.matchAll(wholePostcode)].map(([, outward = '']) => outward.toUpperCase());
}

/** Letters of a district’s postcode area: `RG` of `RG1`. */
export function lettersOf(code: string): string {
  return /^[A-Z]*/.exec(code)?.[0] ?? '';
}

/** Number of a district: 30 of `RG30`. */
export function numberOf(code: string): number {
  return Number(/\d+/.exec(code)?.[0] ?? 0);
}

/** Whether all districts of one place are districts of the other. */
export function isWithin(inner: ReadonlySet<string>, outer: ReadonlySet<string>): boolean {
  return [...inner].every((code) => outer.has(code));
}

function byNumber(a: string, b: string): number {
  return lettersOf(a).localeCompare(lettersOf(b)) || numberOf(a) - numberOf(b) || (a < b ? -1 : 1);
}

/** Sorts districts as an index lists them: by letters, then by number. */
export function sortDistricts(districts: Iterable<string>): string[] {
  return [...districts].sort(byNumber);
}

/**
 * Writes districts for people, neighbours together.
 *
 * @returns e.g. `RG1, RG4–RG6`; empty for none
 */
export function formatDistricts(districts: Iterable<string>): string {
  const runs: string[][] = [];
  for (const code of sortDistricts(districts)) {
    const run = runs.at(-1);
    const last = run?.at(-1) ?? '';
    // EC1A has no neighbour that a number could name.
    const follows = /\d$/.test(last) && code === `${lettersOf(last)}${numberOf(last) + 1}`;
    if (run && follows) run.push(code);
    else runs.push([code]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run)).join(', ');
}

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
  if (a === b) return 0;
  if (most === 0 || Math.abs(a.length - b.length) > most) return most + 1;
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return countTypingMistakes(restOfA, restOfB, most);
  const repaired = [
    [restOfA, restOfB],
    [restOfA, b],
    [a, restOfB],
  ];
  if (a[0] === b[1] && a[1] === b[0]) repaired.push([a.slice(2), b.slice(2)]);
  return 1 + Math.min(...repaired.map(([x = '', y = '']) => countTypingMistakes(x, y, most - 1)));
}
