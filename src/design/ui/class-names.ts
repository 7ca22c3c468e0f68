/**
 * Joins class names and drops absent ones.
 *
 * @returns one string for `className`
 */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
