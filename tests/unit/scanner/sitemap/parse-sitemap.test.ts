import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSitemap } from '../../../../src/scanner/sitemap/parse-sitemap.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlset(...entries: string[]): string {
  return `${declaration}<urlset xmlns="${namespace}">${entries.join('')}</urlset>`;
}

const addressesIn = (body: string, isCut = false) =>
  parseSitemap(body, isCut).entries.map(({ address }) => address);

describe('a sitemap', () => {
  it('lists pages', () => {
    const body = urlset(
      '<url><loc>\n https://shop.example/?a=1&amp;b=2 </loc><lastmod>2026-10-01</lastmod></url>',
      '<url><lastmod/><loc><![CDATA[https://shop.example/b]]></loc></url>',
    );
    expect(parseSitemap(body)).toEqual({
      format: 'pages',
      entries: [
        { address: 'https://shop.example/?a=1&b=2', lastModified: '2026-10-01' },
        { address: 'https://shop.example/b', lastModified: '' },
      ],
      problem: null,
    });
  });

  it('lists sitemaps', () => {
    const body = `<sitemapindex xmlns="${namespace}"><sitemap><loc>https://shop.example/a.xml</loc></sitemap></sitemapindex>`;
    expect(parseSitemap(body)).toMatchObject({ format: 'index', problem: null });
    expect(addressesIn(body)).toEqual(['https://shop.example/a.xml']);
  });

  it('ignores addresses of pictures', () => {
    const picture = '<image:image><image:loc>https://shop.example/a.jpg</image:loc></image:image>';
    expect(addressesIn(urlset(`<url><loc>https://shop.example/</loc>${picture}</url>`))).toEqual([
      'https://shop.example/',
    ]);
  });

  it('may have its own prefix', () => {
    const body = `<s:urlset xmlns:s="${namespace}"><s:url><s:loc>https://shop.example/</s:loc></s:url></s:urlset>`;
    expect(addressesIn(body)).toEqual(['https://shop.example/']);
  });

  it('may be a feed or plain lines', () => {
    expect(parseSitemap('<rss version="2.0"><channel/></rss>').format).toBe('feed');
    const lines = '\uFEFFhttps://shop.example/a\r\n\r\nhttps://shop.example/b\r\n';
    expect(parseSitemap(lines)).toMatchObject({ format: 'text', problem: null });
    expect(addressesIn(lines)).toEqual(['https://shop.example/a', 'https://shop.example/b']);
  });

  it('is read as far as it goes when cut', () => {
    const body = urlset('<url><loc>https://shop.example/</loc></url>', '<url><loc>https://sh');
    const half = body.slice(0, -'</urlset>'.length);
    expect(parseSitemap(half, true)).toMatchObject({ format: 'pages', problem: null });
    expect(addressesIn(half, true)).toEqual(['https://shop.example/']);
    expect(parseSitemap(half)).toMatchObject({ problem: 'not-well-formed' });
  });

  it.each([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['<!doctype html><html><body>Not found</body></html>', 'web-page'],
    ['<html><body>Not found</body></html>', 'web-page'],
    ['<!DOCTYPE urlset [<!ENTITY a "b">]><urlset><url><loc>&a;</loc></url></urlset>', 'doctype'],
    ['<urlset><url><loc>https://shop.example/?a&b</loc></url></urlset>', 'not-well-formed'],
    ['<urlset><url></urlset>', 'not-well-formed'],
    ['<menu><url/></menu>', 'unknown-format'],
    ['<toString/>', 'unknown-format'],
    ['Nothing here', 'unknown-format'],
  ])('is not %j: %s', (body, problem) => {
    expect(parseSitemap(body).problem).toBe(problem);
  });

  it('holds up to 50,000 addresses', () => {
    const entry = '<url><loc>https://shop.example/</loc></url>';
    expect(parseSitemap(urlset(entry.repeat(50_000))).problem).toBeNull();
    expect(parseSitemap(urlset(entry.repeat(50_001))).problem).toBe('too-many');
  });

  it('survives a round trip', () => {
    const rest = fc.string({
      maxLength: 12,
      unit: fc.constantFrom('a', '/', '?', '&', '<', '>', 'é', ']'),
    });
    const address = rest.map((end) => `https://shop.example/${end}`);
    fc.assert(
      fc.property(fc.array(address, { minLength: 1, maxLength: 20 }), (addresses) => {
        const escaped = addresses.map((one) =>
          one.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`),
        );
        const body = urlset(...escaped.map((one) => `<url><loc>${one}</loc></url>`));
        expect(addressesIn(body)).toEqual(addresses);
      }),
    );
  });

  it('never throws, for any text', () => {
    const piece = fc.constantFrom(
      '<urlset>',
      '<url>',
      '<loc>',
      '</loc>',
      '</url>',
      '&',
      '<',
      ']]>',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece), fc.boolean(), (pieces, isCut) => {
        expect(parseSitemap(pieces.join(''), isCut).entries.length).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
