const district = /^([a-z]{1,2})(\d{1,2}[a-z]?)$/i;
const wholePostcode = /\b([a-z]{1,2}\d[a-z\d]?)\s*\d[a-z]{2}\b/gi;

/** True for the form of a district, e.g. `RG1`; it may not exist. */
export function isDistrict(text: string): boolean {
  return district.test(text);
}

/** Districts of full postcodes in a text: `RG1` for “12 Oxford Road, RG1 7LA”. */
export function findPostcodeDistricts(text: string): string[] {
  return [...text.matchAll(wholePostcode)].map(([, outward = '']) => outward.toUpperCase());
}

/** Letters of a district's postcode area: `RG` of `RG1`. */
export function readAreaLetters(code: string): string {
  return code.replace(/\d.*/, '');
}

/** Number of a district: 30 of `RG30`. */
export function readDistrictNumber(code: string): number {
  return Number(/\d+/.exec(code)?.[0] ?? 0);
}

/** True if all districts of `inner` are in `outer`. */
export function areDistrictsWithin(
  inner: ReadonlySet<string>,
  outer: ReadonlySet<string>,
): boolean {
  return [...inner].every((code) => outer.has(code));
}

const byNumber = new Intl.Collator('en-GB', { numeric: true });

/** By letters, then number: `RG2` before `RG10`. */
export function sortDistricts(districts: Iterable<string>): string[] {
  return [...districts].sort(byNumber.compare);
}

/** With ranges, e.g. `RG1, RG4–RG6`; empty for none. */
export function formatDistricts(districts: Iterable<string>): string {
  const runs: string[][] = [];
  for (const code of sortDistricts(districts)) {
    const run = runs.at(-1);
    const last = run?.at(-1) ?? '';
    // EC1A has no numeric neighbour.
    const follows =
      /\d$/.test(last) && code === `${readAreaLetters(last)}${readDistrictNumber(last) + 1}`;
    if (run && follows) run.push(code);
    else runs.push([code]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run)).join(', ');
}

/** Comparable words: lower case, no accents or punctuation; `&` becomes `and`. */
export function splitWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'‘`]/g, '')
    .replace(/&/g, ' and ')
    .split(/[^a-z0-9]/)
    .filter(Boolean);
}

export function toNameKey(name: string): string {
  return splitWords(name).join(' ');
}

/** Plurals with `es`: businesses, boxes, churches. */
const hissing = /(?:s|x|z|ch|sh)es$/;

/** Approximate: both sides of a comparison use it, so the result need not be a word. */
export function dropPluralEnding(word: string): string {
  if (word.length <= 3 || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (hissing.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The longest known runs of words; other words stay single. */
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

/** Letters added, left out, changed or swapped; `most + 1` for anything more. */
export function countTypingMistakes(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (most === 0) return 1;
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
