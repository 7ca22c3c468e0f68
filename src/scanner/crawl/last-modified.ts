import type { HeaderLines } from '../model/evidence.ts';
import { header } from '../model/headers.ts';

/** https://www.w3.org/TR/NOTE-datetime */
const w3cDate =
  /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/;

/** Clocks differ a little, and a page that says “now” each time says nothing. */
const FRESH_MS = 60_000;

/**
 * When a sitemap says that a page last changed.
 *
 * @param now milliseconds since 1970; what is still to come is no date of a change
 * @returns as written; null when it is no date that sitemaps know
 */
export function statedChange(text: string | null, now: number): string | null {
  if (text === null || !w3cDate.test(text)) return null;
  const moment = Date.parse(text);
  return moment > 0 && moment <= now ? text : null;
}

/**
 * When the answer’s `Last-Modified` header says that a page last changed. A page that is put together
 * for each visitor carries the time of its making there: that is left out.
 *
 * @param now milliseconds since 1970, where the answer does not tell its own time
 * @returns ISO 8601 in UTC, to the second; null when it is not known
 */
export function sentChange(headers: HeaderLines, now: number): string | null {
  const moment = Date.parse(header(headers, 'last-modified') ?? '');
  const answered = Date.parse(header(headers, 'date') ?? '') || now;
  const isChange = moment > 0 && moment <= Math.min(answered, now) - FRESH_MS;
  return isChange ? new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z') : null;
}
