import { demosPrefix } from '@/platform/paths';

/** Whether a link on this site has a published target. */
export type IsLive = (href: string) => boolean;

/**
 * Creates the check from the published addresses.
 * Links to other sites, anchors of the same page and files pass, because the CMS does not manage
 * them.
 *
 * @param livePaths paths without query or anchor
 */
export function liveLinkCheck(livePaths: Pick<ReadonlySet<string>, 'has'>): IsLive {
  return (href) => {
    if (!href.startsWith('/')) return true;
    const path = href.replace(/[?#].*$/, '');
    const isFile = path.includes('.') || path.startsWith(demosPrefix);
    return isFile || path === '/cms' || livePaths.has(path || '/');
  };
}

/** Keys that hold the target of a link in CMS documents. */
const targetKeys = new Set(['href', 'buttonLink', 'linkHref', 'learnMoreHref']);

/** List items that disappear with their target: a menu entry, a button, a card. */
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

/** Removes dead links from a JSON value: entries of lists are dropped, others lose their target. */
export function keepLiveLinks<T>(value: T, isLive: IsLive): T {
  return keep(value, isLive, '') as T;
}
