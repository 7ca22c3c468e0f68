import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { buildSitemapXml } from '@/scanner/crawl/build-sitemap';
import type { CrawledPage } from '@/scanner/crawl/crawl-types';
import { parseSitemap } from '@/scanner/sitemap/parse-sitemap';

function page(url: string, changes: Partial<CrawledPage> = {}): CrawledPage {
  return {
    url,
    depth: 1,
    status: 200,
    contentType: 'text/html',
    title: null,
    lastModified: null,
    leftOut: null,
    ...changes,
  };
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Parses a sitemap strictly: elements of the protocol’s namespace, in its order. */
function readStrictly(xml: string): { loc: string; lastmod?: string }[] {
  const parser = new SaxesParser({ xmlns: true });
  const entries: { loc: string; lastmod?: string }[] = [];
  const open: string[] = [];
  const kinds = new Set<string>();
  let text = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri }) => {
    open.push(local);
    kinds.add(`${uri} ${open.join('/')}`);
    if (local === 'url') entries.push({ loc: '' });
    text = '';
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ local }) => {
    const entry = entries.at(-1);
    if (entry && local === 'loc') entry.loc = text;
    // The schema’s order of elements.
    if (entry && entry.loc !== '' && local === 'lastmod') entry.lastmod = text;
    open.pop();
  });
  parser.write(xml).close();
  const known = ['urlset', 'urlset/url', 'urlset/url/loc', 'urlset/url/lastmod'];
  expect(known.map((kind) => `${namespace} ${kind}`)).toEqual(expect.arrayContaining([...kinds]));
  return entries;
}

describe('a sitemap', () => {
  it('contains the listed pages, with known dates only', () => {
    const xml = buildSitemapXml([
      page('https://shop.example/'),
      page('https://shop.example/a', { lastModified: '2026-10-02T08:00:00Z' }),
      page('https://shop.example/old', { leftOut: { reason: 'redirect', to: null } }),
      page('https://shop.example/a'),
      page('https://elsewhere.example/'),
    ]);
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true);
    expect(readStrictly(xml)).toEqual([
      { loc: 'https://shop.example/' },
      { loc: 'https://shop.example/a', lastmod: '2026-10-02T08:00:00Z' },
    ]);
  });

  it('escapes XML characters', () => {
    const url = "https://shop.example/a?b=1&c='2'&d=%22";
    const xml = buildSitemapXml([page(url)]);
    expect(xml).toContain('?b=1&amp;c=&apos;2&apos;&amp;d=%22');
    expect(readStrictly(xml)).toEqual([{ loc: url }]);
  });

  it('is well-formed for any address, and survives a round trip', () => {
    const part = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(
      fc.property(part, part, (path, query) => {
        const url = URL.parse(`https://shop.example/${path}?${query}`);
        fc.pre(url !== null && url.host === 'shop.example');
        url.hash = '';
        const xml = buildSitemapXml([page(url.href)]);
        expect(readStrictly(xml)).toEqual([{ loc: url.href }]);
        expect(parseSitemap(xml)).toMatchObject({ format: 'pages', problem: null });
      }),
    );
  });

  it('respects the protocol’s limits', () => {
    const many = Array.from({ length: 50_010 }, (_, index) => page(`https://s.example/${index}`));
    expect(parseSitemap(buildSitemapXml(many)).entries).toHaveLength(50_000);
    const long = page(`https://s.example/${'a'.repeat(2_040)}`);
    expect(readStrictly(buildSitemapXml([long, page('https://s.example/')]))).toEqual([
      { loc: 'https://s.example/' },
    ]);
  });
});
