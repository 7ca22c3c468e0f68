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

/** sitemaps.org allows fewer than 2,048 characters. */
const MAX_LETTERS = 2_000;
const MAX_SEGMENTS = 12;
const MAX_PARAMETERS = 6;
/** `/a/b/a/b/a/b`: a relative link that leads into itself. */
const MAX_REPEATS = 2;
/** Filters, searches and calendars make endless addresses of one path. */
const MAX_QUERIES = 20;
/** Days and months of a calendar. */
const MAX_DATES = 24;

/** A path that ends with a month or a day; `/2024/05/a-post` is no calendar’s. */
const dated = /[/_-](?:19|20)\d\d[/_-](?:0?[1-9]|1[0-2])(?:[/_-]\d{1,2})?\/?$/;

function isMisshapen({ href, pathname, search }: URL): boolean {
  if (href.length > MAX_LETTERS) return true;
  const segments = pathname.split('/').filter(Boolean);
  if (segments.length > MAX_SEGMENTS) return true;
  if (search.split('&').length > MAX_PARAMETERS) return true;
  return segments.some(
    (segment) => segments.filter((other) => other === segment).length > MAX_REPEATS,
  );
}

/** The calendar that an address belongs to; null for none. */
function calendarOf({ pathname }: URL): string | null {
  return dated.test(pathname) ? pathname.replace(/\d+/g, '#') : null;
}

/** Keeps a crawl out of what has no end. */
interface TrapGuard {
  /**
   * Whether an address may be taken on; it then counts.
   *
   * @returns null when it may, else the trap’s name, the same for every address in it
   */
  refuse(address: string): string | null;
}

/** A guard for one crawl. */
export function createTrapGuard(): TrapGuard {
  const counts = new Map<string, number>();
  const isFull = (trap: string, most: number) => (counts.get(trap) ?? 0) >= most;
  return {
    refuse(address) {
      const url = new URL(address);
      if (isMisshapen(url)) return 'shape';
      const query = url.search === '' ? null : `?${url.pathname}`;
      const calendar = calendarOf(url);
      if (query && isFull(query, MAX_QUERIES)) return query;
      if (calendar && isFull(calendar, MAX_DATES)) return calendar;
      for (const trap of [query, calendar]) {
        if (trap) counts.set(trap, (counts.get(trap) ?? 0) + 1);
      }
      return null;
    },
  };
}

/** An address that is to be opened. */
export interface Waiting {
  url: string;
  /** Links from the start page; null where only a sitemap led here. */
  depth: number | null;
}

/** What a crawl has seen and not opened yet. */
export interface Frontier {
  /** Notes that an address was opened, or is not to be. */
  close(url: string): void;
  /** An address that a page links to. */
  addLink(url: string, depth: number | null): void;
  /** An address that is linked to with `nofollow`. */
  addUnfollowed(url: string): void;
  /** An address that a sitemap names: opened after everything that is linked to. */
  addKnown(url: string): void;
  /** The next one, breadth first; null when there is none. */
  next(): Waiting | null;
  /** How many wait. */
  count(): number;
  /** Addresses to which only links with `nofollow` lead. */
  unfollowed(): string[];
  /** The first address of each trap. */
  endless(): string[];
}

/** More are not remembered: no crawl comes near them. */
const MAX_WAITING = 5_000;
const MAX_UNFOLLOWED = 100;

/** The queue of one crawl; each address comes once. */
export function createFrontier(): Frontier {
  const guard = createTrapGuard();
  const seen = new Set<string>();
  const linked: Waiting[] = [];
  const known = new Map<string, string>();
  const unfollowed = new Map<string, string>();
  const traps = new Map<string, string>();

  function admit(url: string): boolean {
    const trap = guard.refuse(url);
    if (trap !== null && !traps.has(trap)) traps.set(trap, url);
    return trap === null;
  }

  return {
    close(url) {
      seen.add(addressKey(url));
      known.delete(addressKey(url));
    },
    addLink(url, depth) {
      const key = addressKey(url);
      if (seen.has(key) || linked.length >= MAX_WAITING) return;
      const isAdmitted = known.delete(key) || admit(url);
      seen.add(key);
      if (isAdmitted) linked.push({ url, depth });
    },
    addUnfollowed(url) {
      if (unfollowed.size < MAX_UNFOLLOWED) unfollowed.set(addressKey(url), url);
    },
    addKnown(url) {
      const key = addressKey(url);
      if (seen.has(key) || known.has(key) || known.size >= MAX_WAITING) return;
      if (admit(url)) known.set(key, url);
      else seen.add(key);
    },
    next() {
      const first = linked.shift();
      if (first) return first;
      for (const [key, url] of known) {
        known.delete(key);
        seen.add(key);
        return { url, depth: null };
      }
      return null;
    },
    count: () => linked.length + known.size,
    unfollowed: () =>
      [...unfollowed].flatMap(([key, url]) => (seen.has(key) || known.has(key) ? [] : [url])),
    endless: () => [...traps.values()],
  };
}
