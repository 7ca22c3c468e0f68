/** Counts like `maxlength` and the CMS: 🙂 is two. zod's `max` counts one, too much to store. */
export function fitsInto(most: number): (text: string) => boolean {
  return (text) => text.length <= most;
}
