/** Words a minute of an adult reading on a screen, on the careful side. */
const wordsPerMinute = 200;

/**
 * How long a text takes to read.
 *
 * @returns whole minutes, at least 1
 */
export function readTimeMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
