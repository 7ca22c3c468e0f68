/**
 * Joins class names and drops what is absent, so that variants read as a list.
 *
 * @returns one string for `className`
 */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
