import type { CrawledPage } from './model.ts';

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
