/** Counts like `maxlength` and the CMS: 🙂 is two characters, for zod's `max` only one. */
export function fitsInto(most: number): (text: string) => boolean {
  return (text) => text.length <= most;
}
