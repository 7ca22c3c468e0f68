/**
 * Whether a proxy stands in front of the site that its settings do not name.
 *
 * It hangs on a global symbol because Next bundles the site’s code: the server that notices and the
 * back office that tells hold two different copies of this file.
 */
const KEY = Symbol.for('site.unseen-proxy');

/** The state that both copies share. */
export function unseenProxy(): { seen: boolean } {
  const holder = globalThis as { [KEY]?: { seen: boolean } };
  holder[KEY] ??= { seen: false };
  return holder[KEY];
}
