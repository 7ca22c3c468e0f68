import type { CrawledPage } from './model.ts';

/** Names that servers have for one page: with and without a slash or the name of an index. */
function bareOf(address: string): string {
  const { origin, pathname, search } = new URL(address);
  const path = pathname.replace(/\/(?:index|default|home)\.\w{2,5}$/i, '').replace(/\/+$/, '');
  return `${origin}${path}${search}`;
}

/**
 * Leaves out what is the same page under another of its names. Pages that merely look alike stay:
 * what a script fills is empty everywhere.
 *
 * @param fingerprints of what the pages answered
 */
export function markDuplicates(
  pages: readonly CrawledPage[],
  fingerprints: ReadonlyMap<CrawledPage, string>,
): CrawledPage[] {
  const first = new Map<string, string>();
  return pages.map((page) => {
    const fingerprint = fingerprints.get(page);
    if (page.leftOut !== null || fingerprint === undefined) return page;
    const key = `${bareOf(page.url)} ${fingerprint}`;
    const original = first.get(key);
    if (original === undefined) {
      first.set(key, page.url);
      return page;
    }
    return { ...page, leftOut: { reason: 'duplicate', to: original } };
  });
}
