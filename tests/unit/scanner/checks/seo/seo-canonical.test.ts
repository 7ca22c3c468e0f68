import { describe, expect, it } from 'vitest';
import { seoCanonical } from '../../../../../src/scanner/checks/seo/seo-canonical.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const cakes = 'https://shop.example/cakes';

interface Page {
  head?: string;
  link?: string;
  url?: string;
  body?: string;
}

function judge({ head = '', link, url = cakes, body = '' }: Page) {
  const headers = link === undefined ? [] : ([['link', link]] as const);
  return seoCanonical.judge(pageEvidence({ url, html: htmlPage(body, head), headers }));
}

const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const alternate = (lang: string, href: string) =>
  `<link rel="alternate" hreflang="${lang}" href="${href}">`;

describe('the canonical address of a page', () => {
  it.each<[string, Page]>([
    ['of the page itself', { head: canonical(cakes) }],
    ['without what was tracked', { head: canonical(cakes), url: `${cakes}?utm_source=x` }],
    ['with www', { head: canonical('https://www.shop.example/cakes') }],
    ['twice the same', { head: canonical(cakes), link: `<${cakes}>; rel="canonical"` }],
    ['in a header', { link: `</a.css>; rel=preload, <${cakes}>; rel=canonical` }],
    ['in capitals', { head: `<link rel="Canonical" href="${cakes}">` }],
    ['without its scheme', { head: canonical('//shop.example/cakes') }],
    [
      'of the home page',
      { head: canonical('https://shop.example/'), url: 'https://shop.example/index.php' },
    ],
    [
      'among languages',
      {
        head:
          canonical(cakes) + alternate('cy', 'https://shop.example/cy') + alternate('en', cakes),
      },
    ],
  ])('passes: %s', (_, page) => {
    expect(judge(page)).toMatchObject({ outcome: 'pass' });
  });

  it.each<[string, Page]>([
    ['none', {}],
    ['empty', { head: '<link rel="canonical" href="">' }],
    ['in the body', { body: canonical('/elsewhere') }],
    ['in a drawing', { body: `<svg>${canonical('/elsewhere')}</svg>` }],
  ])('is optional: %s', (_, page) => {
    expect(judge(page)).toMatchObject({ outcome: 'na' });
  });

  it.each<[string, Page, string]>([
    ['a path', { head: canonical('/cakes') }, 'The canonical link is not a full address.'],
    [
      'a path in a header',
      { link: '<cakes>; rel=canonical' },
      'The canonical link is not a full address.',
    ],
    [
      'a bare host',
      { head: canonical('shop.example/cakes') },
      'The canonical link is not a full address.',
    ],
    ['nonsense', { head: canonical('https://') }, 'The canonical link is not a valid address.'],
    [
      'several',
      { head: canonical(cakes), link: '<https://shop.example/bread>; rel=canonical' },
      'There are 2 canonical links that contradict each other.',
    ],
    [
      'the home page',
      { head: canonical('https://shop.example/?a=b') },
      'The canonical link points to the home page instead of this page.',
    ],
    [
      'another language',
      {
        head:
          canonical('https://shop.example/cy') +
          alternate('cy', 'https://shop.example/cy') +
          alternate('en', cakes),
      },
      'The canonical link points to the page in another language.',
    ],
  ])('fails: %s', (_, page, summary) => {
    expect(judge(page)).toMatchObject({ outcome: 'fail', summary, confidence: 'certain' });
  });

  it('on another site gives a note', () => {
    expect(judge({ head: canonical('https://staging.other.example/cakes') })).toMatchObject({
      outcome: 'note',
      summary:
        'The page names an address on another website as the original: staging.other.example.',
    });
  });
});
