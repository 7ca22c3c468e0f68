/**
 * A maximum text length, counted like `maxlength` and the CMS: characters outside the basic plane,
 * such as 🙂, count as two. zod's own `max` counts them as one and accepts texts that cannot be
 * stored.
 */
export function fitsInto(most: number): (text: string) => boolean {
  return (text) => text.length <= most;
}
