import { header } from '../model/check.ts';
import type { HeaderLines } from '../model/evidence.ts';
import type { CrawledPage } from './model.ts';

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
 * A sitemap of the pages that belong into one, in their order (https://www.sitemaps.org/protocol.html):
 * absolute addresses of one host, escaped, each once, with the date of the last change where it is
 * known. No priorities and frequencies: search engines don’t read them.
 *
 * @param pages of one crawl; what is left out there is left out here
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
