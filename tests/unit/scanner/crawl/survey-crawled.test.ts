import { describe, expect, it } from 'vitest';
import { surveyCrawled } from '@/scanner/crawl/survey-crawled';
import type { HeaderLines } from '@/scanner/model/evidence';
import { parsePage } from '@/scanner/page/parse-page';

const url = 'https://shop.example/a/page';

function survey(html: string, headers: HeaderLines = []) {
  return surveyCrawled(parsePage(html, url), url, { headers, agent: 'ListBot' });
}

describe('a crawled page', () => {
  it('has its head’s title, on one line and cut between characters', () => {
    expect(survey('<title> Bread\n and cakes </title><svg><title>x</title></svg>').title).toBe(
      'Bread and cakes',
    );
    expect(survey('<p>No title').title).toBeNull();
    const long = survey(`<title>${'x'.repeat(199)}🍞🍞</title>`).title ?? '';
    expect(long).toBe(`${'x'.repeat(199)}🍞`);
  });

  it.each([
    ['<meta name="robots" content="noindex, follow">', []],
    ['<meta name="GOOGLEBOT" content="none">', []],
    ['', [['x-robots-tag', 'noindex']]],
    ['', [['x-robots-tag', 'googlebot: noindex']]],
  ] as const)('is hidden from search engines: %s %j', (html, headers) => {
    expect(survey(html, headers).isIndexable).toBe(false);
  });

  it.each([
    ['<meta name="robots" content="max-snippet:-1, follow">', []],
    ['<meta name="description" content="noindex">', []],
    ['', [['x-robots-tag', 'otherbot: noindex']]],
  ] as const)('is open to search engines: %s %j', (html, headers) => {
    expect(survey(html, headers).isIndexable).toBe(true);
  });

  it('gives canonicals in head and headers, none in the body', () => {
    const html = '<head><link rel="canonical" href="/a"></head><body><link rel=canonical href=/b>';
    expect(survey(html, [['link', '</c>; rel="canonical"']]).canonicals).toEqual([
      'https://shop.example/a',
      'https://shop.example/c',
    ]);
  });

  it('lists links to web addresses by its base, each once', () => {
    const html = `<base href="/b/"><a href="one#top">1</a><a href="one" rel="NOFOLLOW ugc">1</a>
      <area href="two" rel="nofollow"><a name="x">no</a><a href="tel:1">call</a><a href="http://[">`;
    expect(survey(html).links).toEqual([
      { url: 'https://shop.example/b/one', isFollowed: true },
      { url: 'https://shop.example/b/two', isFollowed: false },
    ]);
  });

  it('reads nofollow for our crawler, or for all', () => {
    const link = '<a href="/x">x</a>';
    const isFollowed = (html: string) => survey(html + link).links[0]?.isFollowed;
    expect(isFollowed('<meta name="robots" content="nofollow">')).toBe(false);
    expect(isFollowed('<meta name="listbot" content="none">')).toBe(false);
    expect(isFollowed('<meta name="otherbot" content="nofollow">')).toBe(true);
  });
});
