/**
 * A rule for texts of at most so many characters, counted as browsers count them for `maxlength` and
 * the CMS before it stores them: what lies outside the basic plane, such as 🙂, is two. zod’s own
 * `max` counts it as one, and lets through what can’t be stored.
 */
export function fitsInto(most: number): (text: string) => boolean {
  return (text) => text.length <= most;
}
