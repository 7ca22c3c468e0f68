/**
 * Counts changes to the public site's content. A page rendered across two editions may be stale, so
 * it must not be cached.
 *
 * The count is on a global symbol: Next bundles the site's code, and the server has another copy of
 * this file.
 */
const KEY = Symbol.for('site.edition');

function holder(): { [KEY]: number } {
  const shared = globalThis as unknown as { [KEY]: number };
  shared[KEY] ??= 0;
  return shared;
}

/** Number of changes since this process started. */
export function currentEdition(): number {
  return holder()[KEY];
}

/** Records a change: everything rendered or read before is stale. */
export function beginNewEdition(): void {
  holder()[KEY] += 1;
}
