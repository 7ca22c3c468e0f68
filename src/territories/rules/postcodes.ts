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
