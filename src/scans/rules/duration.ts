/**
 * How long a scan takes, for a page to say.
 *
 * @param medianSeconds of recent scans; null while there are too few to say
 * @param seeded what is said until then, e.g. `5 to 10 seconds`
 */
export function durationInWords(medianSeconds: number | null, seeded: string): string {
  if (medianSeconds === null) return seeded;
  const seconds = Math.max(1, Math.round(medianSeconds));
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
