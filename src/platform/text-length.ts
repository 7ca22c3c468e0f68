/**
 * Counts like `maxlength` and the CMS: 🙂 is two characters. zod's `max` counts one, and would
 * accept texts that cannot be stored.
 */
export function fitsInto(most: number): (text: string) => boolean {
  return (text) => text.length <= most;
}
