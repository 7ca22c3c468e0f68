import { readHeader } from '../model/check.ts';
import type { HeaderLines } from '../model/evidence.ts';
import type { CrawledPage } from './crawl-types.ts';

/** https://www.w3.org/TR/NOTE-datetime */
const w3cDate =
  /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/;

/** Allows for clock differences; a later time, such as “now” on every request, says nothing. */
const FRESH_MS = 60_000;

/**
 * Reads a sitemap's last-modified date.
 * @param now milliseconds since 1970; future dates are ignored
 * @returns the text unchanged; null for an invalid date
 */
export function readStatedChange(text: string | null, now: number): string | null {
  if (text === null || !w3cDate.test(text)) return null;
  const moment = Date.parse(text);
  return moment > 0 && moment <= now ? text : null;
}

/**
 * Reads the `Last-Modified` header. A time close to now means a page generated per request, and is
 * ignored.
 * @param now milliseconds since 1970, for answers without a Date header
 * @returns ISO 8601 in UTC, to the second; null when unknown
 */
export function readSentChange(headers: HeaderLines, now: number): string | null {
  const moment = Date.parse(readHeader(headers, 'last-modified') ?? '');
  const answered = Date.parse(readHeader(headers, 'date') ?? '') || now;
  const isChange = moment > 0 && moment <= Math.min(answered, now) - FRESH_MS;
  return isChange ? new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z') : null;
}

/** sitemaps.org */
const MAX_ADDRESSES = 50_000;
const MAX_LETTERS = 2_047;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

function entryOf({ url, lastModified }: CrawledPage): string {
  const lines = [`    <loc>${escaped(url)}</loc>`];
  if (lastModified !== null) lines.push(`    <lastmod>${escaped(lastModified)}</lastmod>`);
  return `  <url>\n${lines.join('\n')}\n  </url>`;
}

/**
 * Builds a sitemap (https://www.sitemaps.org/protocol.html) of absolute, escaped, unique addresses
 * of one host. Priorities and frequencies are omitted: search engines do not read them.
 * @param pages of one crawl; left-out pages are skipped
 * @returns the text of the file, in UTF-8
 */
export function buildSitemapXml(pages: readonly CrawledPage[]): string {
  const listed = pages.filter(
    ({ url, leftOut }) => leftOut === null && escaped(url).length <= MAX_LETTERS,
  );
  const seen = new Set<string>();
  const once = listed.filter(({ url }) => !seen.has(url) && seen.add(url));
  const [first] = once;
  const origin = first && new URL(first.url).origin;
  const entries = once.filter(({ url }) => new URL(url).origin === origin).slice(0, MAX_ADDRESSES);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(entryOf),
    '</urlset>',
    '',
  ].join('\n');
}
