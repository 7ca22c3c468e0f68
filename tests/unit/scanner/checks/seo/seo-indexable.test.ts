import { describe, expect, it } from 'vitest';
import { seoIndexable } from '../../../../../src/scanner/checks/seo/seo-indexable.ts';
import type { HeaderLines } from '../../../../../src/scanner/model/evidence.ts';
import { htmlPage, known, pageEvidence } from '../../../../support/scan-evidence.ts';

interface Site {
  head?: string;
  tags?: readonly string[];
  robots?: string | null;
  robotsStatus?: number;
}

function judge({ head = '', tags = [], robots = '', robotsStatus = 200 }: Site) {
  const url = 'https://shop.example/robots.txt';
  const file = {
    url,
    finalUrl: url,
    status: robotsStatus,
    contentType: 'text/plain',
    isCut: false,
  };
  return seoIndexable.judge(
    pageEvidence({
      url: 'https://shop.example/cakes',
      html: htmlPage('', head),
      headers: tags.map((tag): HeaderLines[number] => ['x-robots-tag', tag]),
      ...(robots === null ? {} : { robotsTxt: known({ ...file, body: robots }) }),
    }),
  );
}

const meta = (content: string, name = 'robots') => `<meta name="${name}" content="${content}">`;

describe('a page that search engines may show', () => {
  it.each<[string, Site]>([
    ['nobody says anything', {}],
    ['follow is all it says', { head: meta('index, follow, max-snippet:-1') }],
    ['it is available until after the scan', { tags: ['unavailable_after: 2026-12-31'] }],
    ['nobody can read the day', { head: meta('unavailable_after: soon') }],
    ['another page is forbidden', { robots: 'User-agent: *\nDisallow: /cart' }],
    ['the rules could not be had', { robots: 'User-agent: *\nDisallow: /', robotsStatus: 404 }],
    ['only a picture crawler is turned away', { tags: ['googlebot-image: noindex'] }],
    ['a stray element pushes it into the body', { head: `<p>oops</p>${meta('noindex')}` }],
  ])('passes where %s', (_, site) => {
    expect(judge(site)).toMatchObject({ outcome: 'pass' });
  });
});

describe('a page that no search engine may show', () => {
  it.each<[string, Site]>([
    ['noindex', { head: meta('NOINDEX, follow', 'Robots') }],
    ['none', { head: meta('none') }],
    ['a header', { tags: ['nofollow', 'noindex'] }],
    ['a header behind a length', { tags: ['max-snippet:20, noindex'] }],
    ['a day that is over', { tags: ['unavailable_after: 25 Jun 2026 15:00:00 GMT'] }],
    ['a day with a comma', { head: meta('unavailable_after: Thu, 25 Jun 2026 15:00:00 GMT') }],
    ['robots.txt', { robots: 'User-agent: *\nDisallow: /' }],
    [
      'one way for some and another for the rest',
      {
        robots: 'User-agent: Googlebot\nDisallow:\n\nUser-agent: *\nDisallow: /cakes',
        tags: ['googlebot: noindex'],
      },
    ],
    ['noindex, robots.txt unknown', { head: meta('noindex'), robots: null }],
  ])('fails by %s', (_, site) => {
    expect(judge(site)).toMatchObject({ outcome: 'fail', share: 0, confidence: 'certain' });
  });

  it('shows each reason once', () => {
    const robots = 'User-agent: *\nDisallow: /';
    expect(judge({ head: meta('noindex'), tags: ['none'], robots })).toMatchObject({
      proofs: [
        { kind: 'element', value: '<meta name="robots" content="noindex">' },
        { kind: 'header', value: 'X-Robots-Tag: none' },
        { kind: 'address', value: 'https://shop.example/robots.txt' },
      ],
    });
  });
});

describe('a page that some search engines may show', () => {
  it.each<[string, Site, string]>([
    ['Google', { head: meta('noindex', 'googlebot') }, 'Googlebot'],
    ['Bing', { robots: 'User-agent: bingbot\nDisallow: /' }, 'bingbot'],
    [
      'all but Google',
      { robots: 'User-agent: Googlebot\nAllow: /\n\nUser-agent: *\nDisallow: /' },
      'bingbot, DuckDuckBot, archive.org_bot, all that are not named',
    ],
  ])('gives a note: not %s', (_, site, names) => {
    expect(judge(site)).toMatchObject({
      outcome: 'note',
      summary: `Some search engines are told to leave this page out: ${names}.`,
    });
  });
});

it('is unknown without robots.txt', () => {
  expect(judge({ robots: null })).toMatchObject({ outcome: 'unknown' });
});
