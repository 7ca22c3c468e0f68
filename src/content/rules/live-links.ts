import { demosPrefix } from '@/platform/paths';

/** Answers whether a link on this site leads somewhere at the moment. */
export type IsLive = (href: string) => boolean;

/**
 * Makes the question from the addresses that are published.
 *
 * Links to other sites, to a part of the same page and to files pass: they are not the CMS's.
 *
 * @param livePaths paths without query or anchor
 */
export function liveLinkCheck(livePaths: ReadonlySet<string>): IsLive {
  return (href) => {
    if (!href.startsWith('/')) return true;
    const path = href.replace(/[?#].*$/, '');
    const isFile = path.includes('.') || path.startsWith(demosPrefix);
    return isFile || path === '/cms' || livePaths.has(path || '/');
  };
}

/** Keys that hold the target of a link in CMS documents. */
const targetKeys = new Set(['href', 'buttonLink', 'linkHref', 'learnMoreHref']);

/** A link in a list goes with its target: a menu entry, a button, a card. */
function isDeadListItem(item: unknown, list: string, isLive: IsLive): boolean {
  if (typeof item !== 'object' || item === null) return false;
  const { href, label } = item as { href?: unknown; label?: unknown };
  if (typeof href !== 'string' || isLive(href)) return false;
  return typeof label === 'string' || list === 'cards';
}

function keep(value: unknown, isLive: IsLive, key: string): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((item) => !isDeadListItem(item, key, isLive))
      .map((item) => keep(item, isLive, key));
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (targetKeys.has(name) && typeof item === 'string' && !isLive(item)) return [name, ''];
      return [name, keep(item, isLive, name)];
    }),
  );
}

/**
 * Removes dead links from a document, so that an unpublished page leaves none behind. Entries of
 * menus, buttons and cards are dropped; other links lose their target.
 *
 * @param value a JSON value, which is not modified. Rich text is left to its renderer, which checks
 *   each link.
 */
export function keepLiveLinks<T>(value: T, isLive: IsLive): T {
  return keep(value, isLive, '') as T;
}
