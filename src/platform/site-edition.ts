/**
 * Counts the changes of what the public site shows. A page that began to be made in one edition and
 * ends in another may hold what has changed since, so it must not be kept.
 *
 * The count hangs on a global symbol: Next bundles the site’s code, and the server around it holds
 * another copy of this file.
 */
const KEY = Symbol.for('site.edition');

function holder(): { [KEY]: number } {
  const shared = globalThis as unknown as { [KEY]: number };
  shared[KEY] ??= 0;
  return shared;
}

/** How often the site has changed since this process began. */
export function currentEdition(): number {
  return holder()[KEY];
}

/** Says that the site has changed: what was made or read before is out of date. */
export function beginNewEdition(): void {
  holder()[KEY] += 1;
}
