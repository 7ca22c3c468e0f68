import { isSameSite } from '../page/resources.ts';

/** Tracking parameters: the page is the same without them. */
const trackers =
  /^(?:utm_\w+|gclid|gclsrc|dclid|[gw]braid|fbclid|msclkid|yclid|ttclid|twclid|igshid|li_fat_id|mc_[ce]id|_ga|_gl|_hs(?:enc|mi)|hsctatracking|mkt_tok|vero_id|(?:pk|mtm|matomo)_\w+|session_?id|phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken)$/i;

/** Sorting parameters: same content in another order. */
const sorters = /^(?:sort|sort_?(?:by|order|dir)|order|order_?(?:by|dir))$/i;

/** `sid` counts as a session only when its value looks like one. */
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

/** Normalises an address to the site's scheme and host; null for an address outside the site. */
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

/** Key for comparing addresses: the order of parameters is ignored. */
export function addressKey(address: string): string {
  const [path = '', query] = address.split('?', 2);
  return query === undefined ? path : `${path}?${query.split('&').toSorted().join('&')}`;
}

/** sitemaps.org allows fewer than 2,048 characters. */
const MAX_LETTERS = 2_000;
const MAX_SEGMENTS = 12;
const MAX_PARAMETERS = 6;
/** `/a/b/a/b/a/b`: a relative link that repeats itself. */
const MAX_REPEATS = 2;
/** Filters, searches and calendars make endless addresses of one path. */
const MAX_QUERIES = 20;
const MAX_DATES = 24;

/** A path that ends with a month or a day; `/2024/05/a-post` does not. */
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

function calendarOf({ pathname }: URL): string | null {
  return dated.test(pathname) ? pathname.replace(/\d+/g, '#') : null;
}

/** Keeps a crawl out of endless address spaces. */
interface TrapGuard {
  /** Counts an accepted address; otherwise the trap's name, the same for all its addresses. */
  refuse(address: string): string | null;
}

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

export interface Waiting {
  url: string;
  depth: number | null;
}

export interface Frontier {
  close(url: string): void;
  addLink(url: string, depth: number | null): void;
  addUnfollowed(url: string): void;
  /** Adds an address from a sitemap; linked addresses are opened first. */
  addKnown(url: string): void;
  next(): Waiting | null;
  count(): number;
  unfollowed(): string[];
  endless(): string[];
}

/** Memory bound, far above what any crawl opens. */
const MAX_WAITING = 5_000;
const MAX_UNFOLLOWED = 100;

/** The queue of one crawl; each address is queued once. */
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
