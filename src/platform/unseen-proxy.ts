/**
 * Records a proxy in front of the site that the settings omit.
 *
 * It is on a global symbol because Next bundles the site's code: the detecting server and the
 * reporting back office have separate copies of this file.
 */
const KEY = Symbol.for('site.unseen-proxy');

/** The state shared by both copies. */
export function unseenProxy(): { seen: boolean } {
  const holder = globalThis as { [KEY]?: { seen: boolean } };
  holder[KEY] ??= { seen: false };
  return holder[KEY];
}
