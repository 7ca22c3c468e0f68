import type { ParsedPage } from './parsed-page.ts';

/** Makes a reader remember what it read on a page: a page does not change, and many checks ask. */
export function oncePerPage<T>(read: (page: ParsedPage) => T): (page: ParsedPage) => T {
  const results = new WeakMap<ParsedPage, { value: T }>();
  return (page) => {
    const known = results.get(page) ?? { value: read(page) };
    results.set(page, known);
    return known.value;
  };
}
