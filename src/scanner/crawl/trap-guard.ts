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
export interface TrapGuard {
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
