import { isSameSite } from '../page/internal-links.ts';

/** Parameters that tell where a visitor came from or who it is: the page is the same without. */
const trackers =
  /^(?:utm_\w+|gclid|gclsrc|dclid|[gw]braid|fbclid|msclkid|yclid|ttclid|twclid|igshid|li_fat_id|mc_[ce]id|_ga|_gl|_hs(?:enc|mi)|hsctatracking|mkt_tok|vero_id|(?:pk|mtm|matomo)_\w+|session_?id|phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken)$/i;

/** Parameters that only put the same things into another order. */
const sorters = /^(?:sort|sort_?(?:by|order|dir)|order|order_?(?:by|dir))$/i;

/** `sid` is a session where it looks like one, and may be a story elsewhere. */
const sessionValue = /^[0-9a-f]{16,}$/i;

function isNoise(parameter: string): boolean {
  const [name = '', value = ''] = parameter.split('=', 2);
  const plain = name.toLowerCase();
  if (plain === '') return true;
  return (
    trackers.test(plain) || sorters.test(plain) || (plain === 'sid' && sessionValue.test(value))
  );
}

function withoutNoise(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((parameter) => !isNoise(parameter));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/**
 * The address under which a crawl knows a page: on the site’s own scheme and host, `www.` or not,
 * without fragment, session, tracking and sorting. The rest stays as it is written.
 *
 * @param site the page that the crawl began with
 * @returns null for what is no page of this site
 */
export function foldAddress(target: URL, site: URL): string | null {
  if (!/^https?:$/.test(target.protocol) || !isSameSite(target, site)) return null;
  if (target.username !== '' || target.password !== '') return null;
  const url = new URL(target);
  url.protocol = site.protocol;
  url.host = site.host;
  url.hash = '';
  url.pathname = url.pathname.replace(/;jsessionid=[^/;]*/gi, '');
  url.search = withoutNoise(url.search);
  return url.href;
}

/** What two addresses of the same page have in common: the order of parameters says nothing. */
export function addressKey(address: string): string {
  const [path = '', query] = address.split('?', 2);
  return query === undefined ? path : `${path}?${query.split('&').toSorted().join('&')}`;
}
