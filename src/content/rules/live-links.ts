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
 * Takes the links out of a document that lead nowhere at the moment: entries of menus, buttons and
 * cards go, other links lose their target. So that a page that was taken off the site leaves no
 * dead link behind.
 *
 * @param value a JSON value; it is not changed. Formatted text keeps its links: its renderer asks
 *   for each of them.
 */
export function keepLiveLinks<T>(value: T, isLive: IsLive): T {
  return keep(value, isLive, '') as T;
}
